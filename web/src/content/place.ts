import {createContext} from 'react'

/** The id of a document, and a path in it such as `sections[_key=="a1b2"]`, or an empty path, which means the whole document. */
export type Place = {document: string; field: string}

/** Content of a page, with the paths of the fields that could not be rendered on the server. */
export type LeftOut = {leftOut?: readonly string[] | undefined}

/** The place of the children's content. */
export const PlaceContext = createContext<Place & LeftOut>({document: '', field: ''})

/** Returns the path of a field inside `parent`. */
export const fieldIn = (parent: string, name: string): string => (parent ? `${parent}.${name}` : name)
