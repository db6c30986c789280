/** What the game is, in five sentences. */
export const about: readonly string[] = [
  'You put your faction together yourself: a people, a home terrain and a round bonus.',
  'On a shared map you terraform hexes and build workshops, guilds, schools, universities and a palace.',
  'Schools bring competencies, scholars climb four disciplines, and books pay for innovations that nobody else gets.',
  'Building next to others gives them power, so every place is a trade.',
  'After six rounds the most points win: from buildings, towns, science and innovations.',
];
