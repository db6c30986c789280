/** What one engine takes, so that no request makes it fill the memory or run for ever. */
export const LIMITS = {
  /** Games at once, alone and in batches. */
  games: 16_384,
  /** Different options at once. */
  options: 32,
  /** Bytes of a line, and of what follows it. */
  lineBytes: 1_048_576,
  bodyBytes: 1_048_576,
  seedCharacters: 200,
} as const;
