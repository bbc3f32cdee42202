import {createHash} from 'node:crypto'
import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {headingFont} from '@upline/domain/brand/brand.ts'
import type {SiteData} from '@upline/web/content/types.ts'
import type {Font} from 'satori'
import type {Build} from '../files/read-build.ts'
import {type RenderProblem, reasonsOf} from '../files/report.ts'
import type {SiteFiles} from '../files/site-folder.ts'

type Text = Parameters<Build['renderer']['SocialCard']>[0]

/** Increase it when cards look different: folders and browsers keep a picture under its name. */
const edition = 2

export type SocialImages = ReturnType<typeof createSocialImages>

/** The share cards of pages without a picture: rendered on request (`render`), or all at once for a static host (`renderAll`). */
export function createSocialImages({renderer: {env, SocialCard, socialCardSize}}: Build, folder: SiteFiles) {
  /** The text of each picture that a page refers to, by file. */
  const named = new Map<string, Text>()
  let fonts: Font[] | undefined

  /** The picture of a page with this title: its file in the site's folder, and its size in pixels. */
  function name(title: string, {settings}: SiteData): {file: string; width: number; height: number} {
    const text = {
      title: withoutSymbols(title),
      name: settings?.shortName ?? '',
      host: new URL(env.siteUrl).host,
    }
    const hash = createHash('sha256')
      .update(JSON.stringify({...text, edition}))
      .digest('hex')
      .slice(0, 16)
    const file = `social/${hash}.png`
    named.set(file, text)
    return {file, ...socialCardSize}
  }

  /** Renders the picture if a page has named it and it is not there yet. Resolves when it is on the disk. */
  async function render(file: string): Promise<void> {
    const text = named.get(file)
    if (!text) return
    await folder.make(file, () => draw(text))
  }

  async function renderAll(): Promise<{pictures: number; failures: RenderProblem[]}> {
    const failures: RenderProblem[] = []
    for (const [file, {title}] of named) {
      await render(file).catch((error: unknown) => {
        const message = `The picture with the title "${title}" could not be rendered`
        failures.push({subject: file, message, reasons: reasonsOf(error), isRendered: false})
      })
    }
    return {pictures: named.size - failures.length, failures}
  }

  async function draw(text: Text): Promise<Uint8Array> {
    // Large modules, and many sites never render a card.
    const [{default: satori}, {default: sharp}] = await Promise.all([import('satori'), import('sharp')])
    fonts ??= readFonts()
    const svg = await satori(SocialCard(text), {...socialCardSize, fonts})
    // Few colors: with a palette the file is a third as large and looks the same.
    return sharp(Buffer.from(svg)).png({palette: true}).toBuffer()
  }

  return {name, render, renderAll}
}

/** Removes emoji and other symbols, which the fonts lack: they would be boxes. */
const withoutSymbols = (title: string): string =>
  title
    .replace(/(?![©®™°])(?:\p{Extended_Pictographic}|\p{So}|\u200d|\ufe0f)/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

function readFonts(): Font[] {
  const folder = fileURLToPath(import.meta.resolve('@upline/web/styles/fonts/'))
  return globSync('card-*.woff', {cwd: folder}).map((file) => ({
    // satori uses one font of each name, and looks for missing letters in fonts of other names.
    name: file === 'card-latin.woff' ? headingFont.family : file,
    weight: headingFont.weight,
    data: readFileSync(join(folder, file)),
  }))
}
