// A self-signed certificate for a server on loopback. Browsers use HTTP/2 only over TLS. Over HTTP/1.1, they load only
// six files at a time, which would distort the figures of a page with many small files.
import { createHash, generateKeyPairSync, sign } from 'node:crypto';

/** Returns a new key and certificate, valid for 24 hours, and the key's hash (SHA-256 in base64), for Chromium. */
export function selfSigned() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const algorithm = sequence(identifier([0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]));
  const commonName = sequence(identifier([0x55, 0x04, 0x03]), der(0x0c, Buffer.from('localhost')));
  const name = sequence(der(0x31, commonName));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const hour = 3_600_000;
  const [from, to] = [Date.now() - hour, Date.now() + 24 * hour];
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(moment(from), moment(to)),
    name,
    spki,
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: pem(sequence(content, algorithm, signature)),
    hash: createHash('sha256').update(spki).digest('base64'),
  };
}

/**
 * Encodes an ASN.1 value as DER: tag, length, content.
 *
 * @param {number} tag
 * @param {...Buffer} parts
 */
function der(tag, ...parts) {
  const content = Buffer.concat(parts);
  const { length } = content;
  return Buffer.concat([Buffer.from([tag, ...lengthOctets(length)]), content]);
}

/**
 * Encodes the length in as few bytes as possible; browsers reject longer encodings.
 *
 * @param {number} length
 */
function lengthOctets(length) {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

/** @param {...Buffer} parts */
function sequence(...parts) {
  return der(0x30, ...parts);
}

/** @param {readonly number[]} bytes an object identifier in DER encoding */
function identifier(bytes) {
  return der(0x06, Buffer.from(bytes));
}

/** @param {number} time in Unix ms */
function moment(time) {
  const digits = new Date(time).toISOString().replaceAll(/\D/g, '');
  return der(0x17, Buffer.from(`${digits.slice(2, 14)}Z`));
}

/** @param {Buffer} certificate */
function pem(certificate) {
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
