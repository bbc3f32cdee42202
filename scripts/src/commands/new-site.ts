import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {siteFolder} from '@upline/content/folder.ts'
import {starterDocuments} from '@upline/content/starter.ts'
import type {Colors} from '@upline/domain/brand/tones.ts'
import {root} from '../bootstrap/root.mjs'
import {UserError} from '../bootstrap/user-error.mjs'
import {readAnswers} from '../new-site/answers.ts'
import {iconSvg} from '../new-site/icon.ts'
import {paletteOf} from '../new-site/palette.ts'
import {script} from '../process/command.ts'

/**
 * `npm run new-site`: makes this clone the site of another organization. Writes its first content to `content/site`, its colors to
 * `domain/src/brand/brand.ts`, its icons to `web/public` and the office's address to `functions/.env`. The sample stays, for the tests.
 */
export default async function newSite(args: string[]): Promise<number> {
  if (existsSync(siteFolder)) {
    throw new UserError(
      'There is a site of your own in content/site. To begin again, delete that folder; its colors and icons are replaced.',
    )
  }
  const answers = await readAnswers(args)
  const {primary, highlight, email} = answers
  const colors = paletteOf(primary, highlight)
  writeBrand(colors)
  // Reads the file that was just written.
  const [{default: sharp}, code] = await Promise.all([
    import('sharp'),
    script('studio/src/scripts/generate-site-files.ts')([]),
  ])
  if (code !== 0) return code
  const icon = iconSvg(colors, 0)
  writeFileSync(join(root, 'web/public/favicon.svg'), icon)
  for (const [file, size] of [
    ['icon-512.png', 512],
    ['apple-touch-icon.png', 180],
  ] as const) {
    writeFileSync(
      join(root, 'web/public', file),
      await sharp(Buffer.from(icon)).resize(size).png().toBuffer(),
    )
  }
  setVariables(join(root, 'functions/.env'), {NOTIFICATION_TO: email, NOTIFICATION_FROM: email})
  // Comes last, because the command refuses to start again once this content exists.
  writeContent(starterDocuments(answers))
  console.log(next)
  return 0
}

const next = `
The site of your organization is in content/site. Next:

  npm start               an empty data folder gets your content; one with other content keeps it
  npm run content:reset   replaces the content of this machine with yours
  npm run check           checks your content, the contrast of your colors, and the code

Read /privacy and /terms with a lawyer before you publish: they describe what this software does, not what you do.
CONTRIBUTING.md has the rest under “Make it yours”: the face of headings, the logo, the parts that you may not need.`

function writeBrand(colors: Colors): void {
  const file = join(root, 'domain/src/brand/brand.ts')
  let text = readFileSync(file, 'utf8')
  for (const [name, color] of Object.entries(colors))
    text = replace(text, RegExp(`(?<=^  ${name}: ')#[^']+`, 'm'), color)
  writeFileSync(file, replace(text, /(?<=ringUnevenness: number = )[\d.]+/, '0'))
}

function setVariables(file: string, variables: Record<string, string>): void {
  let text = readFileSync(file, 'utf8')
  for (const [name, value] of Object.entries(variables))
    text = replace(text, RegExp(`(?<=^${name}=).*`, 'm'), value)
  writeFileSync(file, text)
}

function replace(text: string, pattern: RegExp, value: string): string {
  if (!pattern.test(text)) throw new Error(`The file has no place for ${value}: ${pattern}`)
  return text.replace(pattern, () => value)
}

function writeContent(documents: ReturnType<typeof starterDocuments>): void {
  for (const document of documents) {
    const folder = join(siteFolder, 'documents', document._type)
    mkdirSync(folder, {recursive: true})
    writeFileSync(join(folder, `${document._id}.json`), `${JSON.stringify(document, null, 2)}\n`)
  }
}
