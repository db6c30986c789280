/** What an operator may choose. Everything has a value that works for a server among friends. */
import { readNetworks, type TrustedProxies } from '../http/client-address.ts';

const KB = 1 << 10;
const MB = 1 << 20;
const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DAY_SECONDS = DAY_MS / SECOND_MS;
/** Of a whole request: its head cannot have longer. */
export const REQUEST_TIMEOUT_MS = 30_000;

export interface ServerConfig {
  readonly host: string;
  readonly port: number;
  /** The address people use ("https://games.example.org"); null: whatever the request says it is. */
  readonly publicUrl: string | null;
  /** The proxies before the server, which say whose request it is. */
  readonly trustProxy: TrustedProxies;
  /** The folder of the built client; null: only the API is served. */
  readonly web: string | null;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Without it only the machine itself may read the metrics. */
  readonly metricsToken: string | null;

  /** Tables kept in memory at most, and for how long after the last person looked away. */
  readonly liveTables: number;
  readonly idleMs: number;
  /** The most rulesets in memory: about a megabyte each, and a table with an overridden value has its own. */
  readonly liveRules: number;

  readonly sessionDays: number;
  readonly deviceLinkMinutes: number;
  /** How long a seat must keep the others waiting at a table without a clock before they may give it away. */
  readonly patienceMs: number;
  /** How long a bot of somebody's own may take over a decision before another bot plays on. */
  readonly ownBotMs: number;
  /** A table to which nobody has come for so long will not fill any more, and is deleted. */
  readonly unfilledMs: number;

  readonly limits: Limits;

  /** Whether this process takes jobs: bot turns, clocks, notifications. */
  readonly takesJobs: boolean;
  /** Threads in which bots think; null: as many as there are processors, but one. */
  readonly botThreads: number | null;
  /** Jobs that run at the same time: most of them wait for a bot's thread or for somebody else's server. */
  readonly workers: number;

  /** How long a stop waits so that a load balancer sees that nothing more should come here. */
  readonly drainMs: number;

  /** How long a connection may take to say what it wants. */
  readonly headersTimeoutMs: number;
  /** How long a connection may leave a response unread. */
  readonly untakenMs: number;
  /** How long a socket may live on whose session or invitation ended without notice. */
  readonly recheckMs: number;
  /** How often servers note that they are there: tables' clocks stand still when three notes are missing. */
  readonly noteMs: number;
  /** With less free space than this on the disk of its database a server reports itself unhealthy. */
  readonly leastFreeBytes: number;

  /** How long after a turn begins somebody who is away is notified. */
  readonly notifyAfterMs: number;
  /** "smtp://user:password@host:587"; null: no e-mail. */
  readonly smtp: string | null;
  readonly mailFrom: string;
}

export interface Limits {
  /** Requests a minute from one address. */
  readonly requestsPerMinute: number;
  /** Requests a minute from all bots of one person together. */
  readonly botRequestsPerMinute: number;
  /** New people, and uses of one-time links, a minute from one address. */
  readonly entriesPerMinute: number;
  /** Chat messages, links, reports and the like a minute from one person. */
  readonly wordsPerMinute: number;
  /** Chat messages, and reports that something seems wrong, a day from all people at one address. */
  readonly messagesPerAddressPerDay: number;
  readonly reportsPerAddressPerDay: number;
  /** New tables an hour from one person, and an hour and a day from all people at one address. */
  readonly tablesPerHour: number;
  readonly tablesPerAddressPerHour: number;
  readonly tablesPerAddressPerDay: number;
  /** Tries to make a table, those that are refused too, a minute from all people at one address. */
  readonly tableTriesPerAddress: number;
  readonly socketsPerPerson: number;
  readonly socketsPerAddress: number;
  readonly socketsPerTable: number;
  /** Those of one address at one table by people who only watch it; and, apart, by those who were invited. */
  readonly spectatorsPerAddress: number;
  /** Connections of any kind that are open at the same time, and those of one address. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  readonly bodyBytes: number;
  /** E-mails a day to an address that nobody has confirmed yet. */
  readonly confirmationsPerRecipient: number;
  /** E-mails a day that one person, and all people at one address on the network, can request. */
  readonly lettersPerPerson: number;
  readonly lettersPerAddress: number;
  /** E-mails a day to one recipient, whatever they are about. */
  readonly lettersPerRecipient: number;
  /** Messages a day to one person's webhook. */
  readonly webhooksPerPerson: number;
  /** Webhooks that people at one address on the network can name in a day. */
  readonly newWebhooksPerAddress: number;
  /** Calls an hour of one host, for whomever, beside those that each webhook there has for itself. */
  readonly webhooksPerHost: number;
  /** Tables that a person may have gathering or running at the same time, as their owner or with a seat. */
  readonly tablesPerPerson: number;
}

export const DEFAULT_CONFIG: ServerConfig = {
  host: '127.0.0.1',
  port: 8080,
  publicUrl: null,
  trustProxy: 0,
  web: null,
  logLevel: 'info',
  metricsToken: null,
  liveTables: 1_000,
  idleMs: 60_000,
  liveRules: 150,
  sessionDays: 365,
  deviceLinkMinutes: 15,
  patienceMs: 3 * DAY_MS,
  ownBotMs: 60 * SECOND_MS,
  unfilledMs: 30 * DAY_MS,
  limits: {
    requestsPerMinute: 1_200,
    botRequestsPerMinute: 600,
    entriesPerMinute: 20,
    wordsPerMinute: 60,
    messagesPerAddressPerDay: 5_000,
    reportsPerAddressPerDay: 100,
    tablesPerHour: 60,
    tablesPerAddressPerHour: 120,
    tablesPerAddressPerDay: 400,
    tableTriesPerAddress: 60,
    socketsPerPerson: 20,
    socketsPerAddress: 200,
    socketsPerTable: 200,
    spectatorsPerAddress: 20,
    connections: 10_000,
    connectionsPerAddress: 500,
    bodyBytes: 64 * KB,
    confirmationsPerRecipient: 3,
    lettersPerPerson: 20,
    lettersPerAddress: 60,
    lettersPerRecipient: 200,
    webhooksPerPerson: 200,
    newWebhooksPerAddress: 10,
    webhooksPerHost: 600,
    tablesPerPerson: 100,
  },
  takesJobs: true,
  botThreads: null,
  workers: 16,
  drainMs: 0,
  headersTimeoutMs: 10_000,
  untakenMs: 60_000,
  recheckMs: 15_000,
  noteMs: 5_000,
  leastFreeBytes: 64 * MB,
  notifyAfterMs: 60_000,
  smtp: null,
  mailFrom: 'Guildhall <guildhall@localhost>',
};

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** A terabyte: more would not be a reserve. */
const LARGEST_MB = 1 << 20;
/** A body is parsed at once, while everybody waits. */
const LARGEST_BODY_KB = 1 << 10;
const MOST_DAYS = 10_000;
/** A week: a link that is found later was found by somebody else. */
const LONGEST_LINK_MINUTES = 7 * 24 * 60;
const MOST_THREADS = 256;

type Environment = Readonly<Record<string, string | undefined>>;

/** The configuration by the environment variables. Throws ConfigError. */
export function readConfig(env: Environment): ServerConfig {
  const base = DEFAULT_CONFIG;
  const text = (name: string): string | null => {
    const value = env[`GUILDHALL_${name}`];
    return value === undefined || value === '' ? null : value;
  };
  const whole = (name: string, otherwise: number, most = Number.MAX_SAFE_INTEGER): number => {
    const value = text(name);
    if (value === null) return otherwise;
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (Number.isSafeInteger(number) && number <= most) return number;
    throw new ConfigError(`GUILDHALL_${name} must be a whole number up to ${most}, not "${value}"`);
  };
  const some = (name: string, otherwise: number, most: number): number => {
    const number = whole(name, otherwise, most);
    if (number > 0) return number;
    throw new ConfigError(`GUILDHALL_${name} must be at least 1`);
  };
  const yes = (name: string, otherwise: boolean): boolean => {
    const value = text(name);
    if (value === null) return otherwise;
    if (value === 'yes' || value === 'no') return value === 'yes';
    throw new ConfigError(`GUILDHALL_${name} must be yes or no, not "${value}"`);
  };
  const publicUrl = readPublicUrl(text('PUBLIC_URL'));
  const smtp = text('SMTP');
  if (smtp !== null && publicUrl === null) {
    throw new ConfigError(
      'GUILDHALL_SMTP also needs GUILDHALL_PUBLIC_URL, because emails contain links to this server',
    );
  }
  return {
    ...base,
    host: text('HOST') ?? base.host,
    port: whole('PORT', base.port, 65_535),
    publicUrl,
    trustProxy: readProxies(text('TRUST_PROXY')),
    web: text('WEB'),
    logLevel: readLogLevel(text('LOG_LEVEL')),
    metricsToken: text('METRICS_TOKEN'),
    liveTables: whole('LIVE_TABLES', base.liveTables),
    idleMs: whole('IDLE_SECONDS', base.idleMs / SECOND_MS, MOST_DAYS * DAY_SECONDS) * SECOND_MS,
    sessionDays: some('SESSION_DAYS', base.sessionDays, MOST_DAYS),
    deviceLinkMinutes: some('DEVICE_LINK_MINUTES', base.deviceLinkMinutes, LONGEST_LINK_MINUTES),
    patienceMs: some('PATIENCE_HOURS', base.patienceMs / HOUR_MS, MOST_DAYS * 24) * HOUR_MS,
    ownBotMs: some('OWN_BOT_SECONDS', base.ownBotMs / SECOND_MS, DAY_SECONDS) * SECOND_MS,
    unfilledMs: some('UNFILLED_DAYS', base.unfilledMs / DAY_MS, MOST_DAYS) * DAY_MS,
    headersTimeoutMs:
      some('HEADERS_TIMEOUT_SECONDS', base.headersTimeoutMs / SECOND_MS, REQUEST_TIMEOUT_MS / SECOND_MS) *
      SECOND_MS,
    limits: {
      ...base.limits,
      requestsPerMinute: whole('REQUESTS_PER_MINUTE', base.limits.requestsPerMinute),
      botRequestsPerMinute: whole('BOT_REQUESTS_PER_MINUTE', base.limits.botRequestsPerMinute),
      entriesPerMinute: whole('ENTRIES_PER_MINUTE', base.limits.entriesPerMinute),
      wordsPerMinute: whole('WORDS_PER_MINUTE', base.limits.wordsPerMinute),
      messagesPerAddressPerDay: whole('MESSAGES_PER_ADDRESS_PER_DAY', base.limits.messagesPerAddressPerDay),
      reportsPerAddressPerDay: whole('REPORTS_PER_ADDRESS_PER_DAY', base.limits.reportsPerAddressPerDay),
      tablesPerHour: whole('TABLES_PER_HOUR', base.limits.tablesPerHour),
      tablesPerAddressPerHour: whole('TABLES_PER_ADDRESS_PER_HOUR', base.limits.tablesPerAddressPerHour),
      tablesPerAddressPerDay: whole('TABLES_PER_ADDRESS_PER_DAY', base.limits.tablesPerAddressPerDay),
      tableTriesPerAddress: whole('TABLE_TRIES_PER_ADDRESS_PER_MINUTE', base.limits.tableTriesPerAddress),
      tablesPerPerson: whole('TABLES_PER_PERSON', base.limits.tablesPerPerson),
      socketsPerPerson: whole('SOCKETS_PER_PERSON', base.limits.socketsPerPerson),
      socketsPerTable: whole('SOCKETS_PER_TABLE', base.limits.socketsPerTable),
      bodyBytes: some('BODY_KB', base.limits.bodyBytes / KB, LARGEST_BODY_KB) * KB,
      socketsPerAddress: whole('SOCKETS_PER_ADDRESS', base.limits.socketsPerAddress),
      spectatorsPerAddress: whole('SPECTATORS_PER_ADDRESS', base.limits.spectatorsPerAddress),
      connections: whole('CONNECTIONS', base.limits.connections),
      connectionsPerAddress: whole('CONNECTIONS_PER_ADDRESS', base.limits.connectionsPerAddress),
      confirmationsPerRecipient: whole(
        'CONFIRMATIONS_PER_RECIPIENT_PER_DAY',
        base.limits.confirmationsPerRecipient,
      ),
      lettersPerPerson: whole('LETTERS_PER_PERSON_PER_DAY', base.limits.lettersPerPerson),
      lettersPerAddress: whole('LETTERS_PER_ADDRESS_PER_DAY', base.limits.lettersPerAddress),
      lettersPerRecipient: whole('LETTERS_PER_RECIPIENT_PER_DAY', base.limits.lettersPerRecipient),
      webhooksPerPerson: whole('WEBHOOKS_PER_PERSON_PER_DAY', base.limits.webhooksPerPerson),
      newWebhooksPerAddress: whole('NEW_WEBHOOKS_PER_ADDRESS_PER_DAY', base.limits.newWebhooksPerAddress),
      webhooksPerHost: whole('WEBHOOKS_PER_HOST_PER_HOUR', base.limits.webhooksPerHost),
    },
    takesJobs: yes('TAKES_JOBS', base.takesJobs),
    botThreads: text('BOT_THREADS') === null ? base.botThreads : some('BOT_THREADS', 1, MOST_THREADS),
    workers: whole('WORKERS', base.workers, 256),
    drainMs: whole('DRAIN_SECONDS', base.drainMs / SECOND_MS) * SECOND_MS,
    leastFreeBytes: whole('LEAST_FREE_MB', base.leastFreeBytes / MB, LARGEST_MB) * MB,
    notifyAfterMs: whole('NOTIFY_AFTER_SECONDS', base.notifyAfterMs / SECOND_MS) * SECOND_MS,
    smtp,
    mailFrom: text('MAIL_FROM') ?? base.mailFrom,
  };
}

/** A number of hops, or networks. "yes" would be to believe whatever a client writes about itself. */
function readProxies(value: string | null): TrustedProxies {
  if (value === null || value === 'no') return 0;
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const networks = value === 'yes' ? null : readNetworks(value);
  if (networks !== null) return networks;
  throw new ConfigError(
    `GUILDHALL_TRUST_PROXY must be the number of proxies in front of the server ("1") or the networks they are in ` +
      `("10.0.0.0/8, ::1", "loopback", "private"), or "no"; not "${value}"`,
  );
}

function readPublicUrl(value: string | null): string | null {
  if (value === null) return null;
  const url = URL.parse(value);
  if (url !== null && /^https?:$/.test(url.protocol)) return url.origin;
  throw new ConfigError(`GUILDHALL_PUBLIC_URL must be an address such as https://games.example.org`);
}

function readLogLevel(value: string | null): ServerConfig['logLevel'] {
  switch (value) {
    case null:
      return DEFAULT_CONFIG.logLevel;
    case 'silent':
    case 'error':
    case 'warn':
    case 'info':
    case 'debug':
      return value;
    default:
      throw new ConfigError(`GUILDHALL_LOG_LEVEL must be silent, error, warn, info or debug, not "${value}"`);
  }
}
