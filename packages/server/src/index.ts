export { createServer, type GuildhallServer, type ServerParts } from './create-server.ts';
export { CONTENT_SECURITY_POLICY } from './http/security.ts';
export { type BotPlayers, type BotRequest, RANDOM_BOTS, thinkingBots } from './jobs/bot-players.ts';
export { ConfigError, DEFAULT_CONFIG, type Limits, readConfig, type ServerConfig } from './ops/config.ts';
export { type Started, type StartOptions, start } from './start.ts';
export { faultOfRecord } from './tables/record-faults.ts';
