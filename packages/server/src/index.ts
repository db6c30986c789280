export { type BotPlayers, type BotQuestion, RANDOM_BOTS, thinkingBots } from './bot-players.ts';
export { ConfigError, DEFAULT_CONFIG, type Limits, readConfig, type ServerConfig } from './config.ts';
export { createServer, type GuildhallServer, type ServerParts } from './create-server.ts';
export { type Started, type StartOptions, start } from './start.ts';
export { faultOfRecord } from './stored-faults.ts';
