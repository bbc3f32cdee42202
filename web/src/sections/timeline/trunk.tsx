import {Rings} from '../../ui/rings.tsx'

// Share of its column. In a narrower one the rings run into each other.
const narrowest = 0.16

/** The trunk at an entry. `most` is the number of rings of the last entry, which fills the column. */
export function Trunk({rings, most, className}: {rings: number; most: number; className?: string}) {
  const share = Math.max(narrowest, rings / most)
  return (
    <div className={className} style={{width: `${Math.round(share * 100)}%`}}>
      <Rings
        count={rings}
        className="aspect-square w-full overflow-visible [&_path]:stroke-[1.25px] [&_path]:[vector-effect:non-scaling-stroke]"
      />
    </div>
  )
}
