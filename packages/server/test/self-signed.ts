/** A certificate of one's own for a name, made anew in each run: X.509, as much of it as TLS asks for. */
import { generateKeyPairSync, sign } from 'node:crypto';

/** Tags of ASN.1. */
const SEQUENCE = 0x30;
const SET = 0x31;
const OID = 0x06;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const UTF8 = 0x0c;
const TIME = 0x18;

const ECDSA_WITH_SHA256 = der(OID, '2a8648ce3d040302');
const COMMON_NAME = der(OID, '550403');
const SUBJECT_ALT_NAME = der(OID, '551d11');

export function selfSigned(name: string): { readonly key: string; readonly certificate: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(SEQUENCE, ECDSA_WITH_SHA256);
  const subject = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from(name)))));
  const validity = der(
    SEQUENCE,
    der(TIME, Buffer.from('20200101000000Z')),
    der(TIME, Buffer.from('21200101000000Z')),
  );
  const dnsName = der(0x82, Buffer.from(name));
  const altName = der(SEQUENCE, SUBJECT_ALT_NAME, der(OCTET_STRING, der(SEQUENCE, dnsName)));
  const body = der(
    SEQUENCE,
    der(0xa0, der(INTEGER, '02')),
    der(INTEGER, '01'),
    algorithm,
    subject,
    validity,
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, altName)),
  );
  const signature = der(BIT_STRING, '00', sign('sha256', body, privateKey));
  const certificate = der(SEQUENCE, body, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`,
  };
}

/** A value with its tag and length. Text is hexadecimal. */
function der(tag: number, ...parts: readonly (Buffer | string)[]): Buffer {
  const content = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : part)),
  );
  const { length } = content;
  const lengthBytes = length < 128 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...lengthBytes]), content]);
}
