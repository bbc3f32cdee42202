/**
 * `node content/draw/draw.ts [part of a name]`: draws all pictures, logos and papers of the sample content again.
 * Everything is seeded, so a run without changes leaves every file as it was.
 */
import {join} from 'node:path'
import {readDocuments} from '../src/read-documents.ts'
import {icon, socialImage} from './brand.ts'
import {drawPapers} from './draw-papers.ts'
import {readFacts} from './facts.ts'
import {likenesses} from './likenesses.ts'
import {newsPictures} from './news.ts'
import {portrait} from './portrait.ts'
import {render} from './render.ts'
import {scenes} from './scenes.ts'
import {seal} from './seal.ts'
import {timelinePictures} from './timeline.ts'

type Picture = {file: string; draw: () => string; width?: number; folder?: string}

const {providerName = '', providerShortName = ''} = readFacts()
const site = join(import.meta.dirname, '../../web/public')
const {documents} = readDocuments(join(import.meta.dirname, '../documents'))

const named = (folder: string, drawings: Record<string, () => string>): Picture[] =>
  Object.entries(drawings).map(([name, draw]) => ({file: `${folder}/${name}.webp`, draw, width: 1600}))

const pictures: Picture[] = [
  ...named('scenes', scenes),
  ...named('news', newsPictures),
  ...named('timeline', timelinePictures),
  ...likenesses.map((person) => ({
    file: `people/${person.name}.webp`,
    draw: () => portrait(person),
    width: 800,
  })),
  ...documents
    .filter(({document}) => document._type === 'carrier')
    .map(({document}) => ({
      file: `carriers/${document._id.replace('carrier-', '')}.png`,
      draw: () => seal(String(document.name), String(document.fallbackText)),
      width: 400,
    })),
  {
    file: 'brand/social.png',
    draw: () => socialImage(providerShortName, providerName.replace(providerShortName, '').trim()),
    width: 1200,
  },
  {file: 'favicon.svg', draw: () => icon(providerShortName, {rounded: true}), folder: site},
  {file: 'icon-512.png', draw: () => icon(providerShortName, {rounded: true}), width: 512, folder: site},
  {
    file: 'apple-touch-icon.png',
    draw: () => icon(providerShortName, {rounded: false}),
    width: 180,
    folder: site,
  },
]

const [part = ''] = process.argv.slice(2)
const chosen = pictures.filter(({file}) => file.includes(part))
for (const {file, draw, width, folder} of chosen) await render(draw(), file, width, folder)
if (part === '') drawPapers()
console.log(`drew ${chosen.length} pictures`)
