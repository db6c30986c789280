/** What the game is, in five sentences. */
export const about: readonly string[] = [
  'Each player leads one of fourteen factions that can only live on one kind of land.',
  'You change the land around you, build dwellings there and upgrade them to trading houses, temples and strongholds.',
  'Every building you put on the map uncovers income on your own board.',
  'Whoever builds next to you gives you power, so you want to be close to the others and not too close.',
  'After six rounds the most victory points win: from buildings, towns, cults and the largest connected area.',
];
