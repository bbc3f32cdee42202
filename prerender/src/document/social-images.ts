import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {mkdir, writeFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import type {SiteData} from '@upline/web/content/types.ts'
import type {Font} from 'satori'
import type {Build} from '../read-build.ts'

type Text = ReturnType<Build['renderer']['socialCardText']>

/** Character sets of the site's serif font. */
const characterSets = ['latin', 'latin-ext']

/**
 * The pictures of shared links for pages that have none of their own. A page only needs the address; the picture is rendered when
 * somebody asks for it, or all at once for a host that cannot render.
 */
export class SocialImages {
  readonly #build: Build
  readonly #folder: string
  /** The text of each picture that a page refers to, by file. */
  readonly #named = new Map<string, Text>()
  readonly #rendered = new Map<string, Promise<void>>()
  #fonts: Font[] | undefined

  /** `folder` is where the site is written to. */
  constructor(build: Build, folder: string) {
    this.#build = build
    this.#folder = folder
  }

  /** The picture of a page with this title: its file in the site's folder, and its size in pixels. */
  name(title: string, site: SiteData): {file: string; width: number; height: number} {
    const {env, socialCardText, socialCardSize} = this.#build.renderer
    const text = socialCardText(title, site, env.siteUrl)
    const hash = createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16)
    const file = `social/${hash}.png`
    this.#named.set(file, text)
    return {file, ...socialCardSize}
  }

  /** Renders the picture if a page has named it and it is not there yet. Resolves when it is on the disk. */
  async render(file: string): Promise<void> {
    const text = this.#named.get(file)
    if (!text) return
    const rendering = this.#rendered.get(file) ?? this.#render(file, text)
    this.#rendered.set(file, rendering)
    try {
      await rendering
    } catch (error) {
      // The next who asks tries again.
      this.#rendered.delete(file)
      throw new Error(`The picture with the title "${text.title}" could not be rendered`, {cause: error})
    }
  }

  /** Renders all that pages name. Returns how many there are now, and why others are not. */
  async renderAll(): Promise<{pictures: number; failures: unknown[]}> {
    const failures: unknown[] = []
    for (const file of this.#named.keys()) {
      await this.render(file).catch((error: unknown) => failures.push(error))
    }
    return {pictures: this.#named.size - failures.length, failures}
  }

  async #render(file: string, text: Text): Promise<void> {
    const {SocialCard, socialCardSize} = this.#build.renderer
    // Large modules, and many sites never render a card.
    const [{default: satori}, {default: sharp}] = await Promise.all([import('satori'), import('sharp')])
    this.#fonts ??= readFonts()
    const svg = await satori(SocialCard(text), {...socialCardSize, fonts: this.#fonts})
    // Few colours: with a palette the file is a third as large and looks the same.
    const picture = await sharp(Buffer.from(svg)).png({palette: true}).toBuffer()
    const target = join(this.#folder, file)
    await mkdir(dirname(target), {recursive: true})
    await writeFile(target, picture)
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
