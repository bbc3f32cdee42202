import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import type {SiteData} from '@upline/web/content/types.ts'
import type {Font} from 'satori'
import type {SiteFolder} from '../hosting/site-folder.ts'
import type {Build} from '../read-build.ts'
import {RenderFailure} from '../report.ts'

type Text = Parameters<Build['renderer']['SocialCard']>[0]

const characterSets = ['latin', 'latin-ext']

/** The share cards of pages without a picture: rendered on request (`render`), or all at once for a static host (`renderAll`). */
export class SocialImages {
  readonly #build: Build
  readonly #folder: SiteFolder
  /** The text of each picture that a page refers to, by file. */
  readonly #named = new Map<string, Text>()
  #fonts: Font[] | undefined

  constructor(build: Build, folder: SiteFolder) {
    this.#build = build
    this.#folder = folder
  }

  /** The picture of a page with this title: its file in the site's folder, and its size in pixels. */
  name(title: string, {settings}: SiteData): {file: string; width: number; height: number} {
    const {env, socialCardSize} = this.#build.renderer
    const text = {title, name: settings?.shortName ?? '', host: new URL(env.siteUrl).host}
    const hash = createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16)
    const file = `social/${hash}.png`
    this.#named.set(file, text)
    return {file, ...socialCardSize}
  }

  /** Renders the picture if a page has named it and it is not there yet. Resolves when it is on the disk. */
  async render(file: string): Promise<void> {
    const text = this.#named.get(file)
    if (!text) return
    try {
      await this.#folder.make(file, () => this.#render(text))
    } catch (error) {
      const message = `The picture with the title "${text.title}" could not be rendered`
      throw new RenderFailure(file, message, {cause: error})
    }
  }

  async renderAll(): Promise<{pictures: number; failures: RenderFailure[]}> {
    const failures: RenderFailure[] = []
    for (const file of this.#named.keys()) {
      await this.render(file).catch((error: RenderFailure) => failures.push(error))
    }
    return {pictures: this.#named.size - failures.length, failures}
  }

  async #render(text: Text): Promise<Uint8Array> {
    const {SocialCard, socialCardSize} = this.#build.renderer
    // Large modules, and many sites never render a card.
    const [{default: satori}, {default: sharp}] = await Promise.all([import('satori'), import('sharp')])
    this.#fonts ??= readFonts()
    const svg = await satori(SocialCard(text), {...socialCardSize, fonts: this.#fonts})
    // Few colors: with a palette the file is a third as large and looks the same.
    return sharp(Buffer.from(svg)).png({palette: true}).toBuffer()
  }
}

function readFonts(): Font[] {
  const {resolve} = createRequire(import.meta.url)
  return characterSets.map((set) => ({
    name: 'Newsreader',
    weight: 600,
    data: readFileSync(resolve(`@fontsource/newsreader/files/newsreader-${set}-600-normal.woff`)),
  }))
}
