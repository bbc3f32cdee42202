import {createContext} from 'react'

/** The id of a document, and a path in it such as `sections[_key=="a1b2"]`, or an empty path, which means the whole document. */
export type Place = {document: string; field: string}

/** Content of a page, with the paths of the fields that could not be rendered on the server. */
export type LeftOut = {leftOut?: readonly string[] | undefined}

export const PlaceContext = createContext<Place & LeftOut>({document: '', field: ''})

export const fieldIn = (parent: string, name: string): string => (parent ? `${parent}.${name}` : name)

/** A part of a page that can fail alone. Its name is `steps (a1b2)` for a section, `ratings` for a field. */
export type PagePart = Place & {name: string}

/** Facts that the prerenderer collects while it renders a page. */
export type RenderRecord = {
  /** The part that was started last. An error belongs to it. */
  part: PagePart | undefined
  /** Aspects in which the page shows pictures: the prerenderer copies its pictures in these. */
  aspects: Set<number | undefined>
}

/** Undefined in browsers. */
export const RenderRecordContext = createContext<RenderRecord | undefined>(undefined)
