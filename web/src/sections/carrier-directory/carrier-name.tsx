import {Link} from 'react-router-dom'
import {choiceTitle} from '../../content/choices.ts'
import {useSite} from '../../content/site-context.ts'
import type {SectionOf} from '../../content/types.ts'
import {Badge} from '../../ui/badge.tsx'

// The same height with and without a link, so that neighbors align.
const box = 'inline-flex min-h-8 items-center'

/** A carrier's name, linked to its page if it has one. */
export function CarrierName({carrier: {name, path}}: {carrier: {name: string | null; path: string | null}}) {
  if (!path) return <span className={box}>{name}</span>
  return (
    <Link to={path} className={`inline-link ${box}`}>
      {name}
    </Link>
  )
}

type Section = SectionOf<'carrierDirectory'>

/** A carrier's category and level. */
export function CarrierBadges({carrier, section}: {carrier: Section['carriers'][number]; section: Section}) {
  const site = useSite()
  return (
    <>
      <Badge>{choiceTitle(site, 'carrierCategory', carrier.category)}</Badge>
      {carrier.partnerLevel && (
        <Badge>
          <span className="sr-only">{section.partnerLevelLabel} </span>
          {choiceTitle(site, 'partnerLevel', carrier.partnerLevel)}
        </Badge>
      )}
    </>
  )
}
