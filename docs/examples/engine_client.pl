#!/usr/bin/perl
# Plays a whole match over the engine protocol: seat 1 by any legal move, the others as the computer advises.
# perl engine_client.pl GAME COMMAND...    for example: perl engine_client.pl stalk_exchange garden-desktop engine
use strict;
use warnings;
use IPC::Open2;
use JSON::PP;

my ($game, @command) = @ARGV;
my $pid = open2(my $out, my $in, @command);
my $number = 0;

sub ask {
    my %request = (id => ++$number, @_);
    print $in encode_json(\%request), "\n";
    my $answer = decode_json(scalar <$out>);
    die "answer to another request" if $answer->{id} != $number;
    die "$answer->{field}: $answer->{error}" if exists $answer->{error};
    return $answer;
}

srand 1;
die "another protocol" if ask(do => 'hello')->{protocol} != 1;
my $now = ask(do => 'new', game => $game, seed => 4);
until ($now->{over}) {
    if ($now->{to_move} == 0) {
        $now = ask(do => 'draw');
    } elsif ($now->{to_move} == 1) {
        my @moves = @{ask(do => 'legal')->{moves}};
        $now = ask(do => 'play', move => $moves[rand @moves]);
    } else {
        my $advice = ask(do => 'advise', level => 'easy');
        $now = ask(do => 'play', move => $advice->{move});
    }
}
print "ranks: @{ask(do => 'result')->{ranks}}\n";
ask(do => 'quit');
waitpid $pid, 0;
