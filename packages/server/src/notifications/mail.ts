import { createTransport } from 'nodemailer';

interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  send(email: Email): Promise<void>;
  close(): void;
}

const TIME_OUT_MS = 10_000;

/** E-mail by an SMTP server ("smtp://user:password@host:587"). */
export function smtpMailer(smtp: string, from: string): Mailer {
  const url = new URL(smtp);
  const transport = createTransport({
    host: url.hostname,
    port: url.port === '' ? 587 : Number(url.port),
    secure: url.protocol === 'smtps:',
    ...(url.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: TIME_OUT_MS,
    greetingTimeout: TIME_OUT_MS,
    socketTimeout: TIME_OUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
    close: () => transport.close(),
  };
}
