import {createHash} from 'node:crypto'
import {existsSync, readFileSync} from 'node:fs'
import {mkdir, rename, writeFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import type {SiteData} from '@upline/web/content/types.ts'
import {LRUCache} from 'lru-cache'
import type {Font} from 'satori'
import type {Build} from '../read-build.ts'

type Text = ReturnType<Build['renderer']['socialCardText']>

/** Pages of a large site many times over; a running server forgets the titles of earlier edits. */
const mostNamed = 50_000

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
  readonly #named = new LRUCache<string, Text>({max: mostNamed})
  readonly #running = new Map<string, Promise<void>>()
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
    if (!text || existsSync(join(this.#folder, file))) return
    const running = this.#running.get(file) ?? this.#render(file, text)
    this.#running.set(file, running)
    try {
      await running
    } catch (error) {
      throw new Error(`The picture with the title "${text.title}" could not be rendered`, {cause: error})
    } finally {
      this.#running.delete(file)
    }
  }

  /** Renders all that pages name. Returns how many there are now, and why others are not. */
  async renderAll(): Promise<{pictures: number; failures: unknown[]}> {
    const failures: unknown[] = []
    // A copy, because reading an entry moves it to the end.
    for (const file of [...this.#named.keys()]) {
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
    // Few colors: with a palette the file is a third as large and looks the same.
    const picture = await sharp(Buffer.from(svg)).png({palette: true}).toBuffer()
    const target = join(this.#folder, file)
    await mkdir(dirname(target), {recursive: true})
    await writeFile(`${target}.new`, picture)
    await rename(`${target}.new`, target)
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
