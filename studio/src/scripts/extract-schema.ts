/**
 * `node studio/src/scripts/extract-schema.ts`: writes the content model to studio/dist/schema.json, where TypeGen reads it. It is what
 * `sanity schema extract` writes, which compiles the whole Studio with its interface to get at the schemas: twenty times the work.
 */
import {mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {extractSchema} from '@sanity/schema/_internal'
import {contentSchema} from '@upline/editorial/checks/content-schema.ts'
import {schemaErrors} from './schema-errors.ts'

const folder = join(import.meta.dirname, '../../dist')
const errors = schemaErrors()

if (errors.length > 0) {
  console.error(`The schemas have errors:\n${errors.map((error) => `  ${error}`).join('\n')}`)
  process.exitCode = 1
} else {
  const schema = extractSchema(contentSchema)
  mkdirSync(folder, {recursive: true})
  writeFileSync(join(folder, 'schema.json'), `${JSON.stringify(schema, null, 2)}\n`)
}
