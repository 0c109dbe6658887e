; Inno Setup 6: an installer from dist\garden-desktop, for one person or for all who use the computer.
;   iscc /DVersion=0.2.0 packaging\windows\garden-desktop.iss
; packaging/build.py --installer calls it so, where iscc is on the PATH.
#ifndef Version
  #error Say which version: iscc /DVersion=0.2.0
#endif
#define Name "Garden Desktop"
#define Program "garden-desktop.exe"
#define Record "GardenDesktop.Record"
#define Match "GardenDesktop.Match"
#define CardSet "GardenDesktop.CardSet"
; as the program names itself to the taskbar (TASKBAR_ID in garden_desktop/ui/app.py)
#define TaskbarId "GardenDesktop.GardenDesktop"

[Setup]
AppId={{6E0B5C52-3E5D-4E0B-9B7A-5B1C5A0D6A41}
AppName={#Name}
AppVersion={#Version}
AppPublisher={#Name}
DefaultDirName={autopf}\{#Name}
DefaultGroupName={#Name}
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
ChangesAssociations=yes
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=garden-desktop_{#Version}_setup
UninstallDisplayIcon={app}\{#Program}
UninstallDisplayName={#Name}
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"

[Tasks]
Name: "desktop"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; what an older version brought and this one does not
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\garden-desktop\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\{#Name}"; Filename: "{app}\{#Program}"; AppUserModelID: "{#TaskbarId}"
Name: "{autodesktop}\{#Name}"; Filename: "{app}\{#Program}"; AppUserModelID: "{#TaskbarId}"; Tasks: desktop

[Registry]
; A record is called *.garden.jsonl. Windows looks at the last part alone, which others use as well: the program offers
; itself for such files and takes them from nobody. What is removed is undone from the last line up: a key that others
; may write into stands before what lies in it, and goes where nothing is left in it.
Root: HKA; Subkey: "Software\Classes\.jsonl"; Flags: uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\.jsonl\OpenWithProgids"; ValueType: string; ValueName: "{#Record}"; ValueData: ""; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\Applications\{#Program}"; Flags: uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\{#Record}"; ValueType: string; ValueName: ""; ValueData: "Garden Desktop record"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#Record}\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\{#Program},0"
Root: HKA; Subkey: "Software\Classes\{#Record}\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\{#Program}"" ""%1"""
Root: HKA; Subkey: "Software\Classes\Applications\{#Program}\SupportedTypes"; ValueType: string; ValueName: ".jsonl"; ValueData: ""; Flags: uninsdeletekey
; A match that was packed with its data to be mailed is called *.gardenmatch, as nobody else calls a file.
Root: HKA; Subkey: "Software\Classes\.gardenmatch"; ValueType: string; ValueName: ""; ValueData: "{#Match}"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\{#Match}"; ValueType: string; ValueName: ""; ValueData: "Garden Desktop match with its data"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#Match}\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\{#Program},0"
Root: HKA; Subkey: "Software\Classes\{#Match}\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\{#Program}"" ""%1"""
Root: HKA; Subkey: "Software\Classes\Applications\{#Program}\SupportedTypes"; ValueType: string; ValueName: ".gardenmatch"; ValueData: ""; Flags: uninsdeletekey
; A card set to share is called *.gardenbox, as nobody else calls a file either.
Root: HKA; Subkey: "Software\Classes\.gardenbox"; ValueType: string; ValueName: ""; ValueData: "{#CardSet}"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\{#CardSet}"; ValueType: string; ValueName: ""; ValueData: "Garden Desktop card set"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#CardSet}\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\{#Program},0"
Root: HKA; Subkey: "Software\Classes\{#CardSet}\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\{#Program}"" ""%1"""
Root: HKA; Subkey: "Software\Classes\Applications\{#Program}\SupportedTypes"; ValueType: string; ValueName: ".gardenbox"; ValueData: ""; Flags: uninsdeletekey

[Run]
Filename: "{app}\{#Program}"; Description: "{cm:LaunchProgram,{#Name}}"; Flags: nowait postinstall skipifsilent
