export type HairStyle =
  | 'crop'
  | 'parted'
  | 'bob'
  | 'bun'
  | 'long'
  | 'curls'
  | 'afro'
  | 'receding'
  | 'bald'
  | 'waves'
  | 'scarf'
  | 'locs'

export type Likeness = {
  name: string
  skin: string
  hair: string
  style: HairStyle
  coat: string
  collar: 'shirt' | 'blouse' | 'round' | 'tie' | 'shawl'
  ground: string
  shirt?: string
  glasses?: boolean
  beard?: 'full' | 'moustache' | 'stubble'
  /** Lines of an older face. */
  lines?: boolean
  earrings?: boolean
  /** Width of the face against the usual one. */
  build?: number
}
