#!/usr/bin/perl
# Plays a seat as a guest: told what it sees and may do, it names the move whose text comes last in the alphabet.
# garden-desktop sim stalk_exchange --bots guest,easy,easy --guest "perl guest.pl"
use strict;
use warnings;
use JSON::PP;

$| = 1;
while (my $line = <STDIN>) {
    my $request = decode_json($line);
    my @moves = sort @{$request->{moves}};
    print encode_json({id => $request->{id}, move => $moves[-1]}), "\n";
}
