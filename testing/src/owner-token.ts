import {createSign} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'

/** Returns the Authorization header of a server, signed with the service account that a running backend stores in its data folder. */
export function ownerAuthorization(dataFolder: string): string {
  const file = join(dataFolder, 'local-service-account.json')
  const {private_key} = JSON.parse(readFileSync(file, 'utf8')) as {private_key: string}
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${encode({alg: 'RS256', typ: 'JWT'})}.${encode({sub: 'owner'})}`
  return `Bearer ${text}.${createSign('RSA-SHA256').update(text).sign(private_key, 'base64url')}`
}
