import {useInterfaceText} from '../../content/site-context.ts'
import type {SectionOf} from '../../content/types.ts'
import {fill} from '../../lib/fill.ts'
import {Icon} from '../../ui/icon.tsx'

/** Company names are the same in every language, so they are not content. */
const networks = {linkedin: 'LinkedIn', twitter: 'Twitter', github: 'GitHub'} as const satisfies Record<
  keyof NonNullable<NonNullable<SectionOf<'people'>['items']>[number]['social']>,
  string
>

/** Links a person's public profiles. */
export function Profiles({
  name,
  social,
}: {
  name: string | null
  social: NonNullable<SectionOf<'people'>['items']>[number]['social']
}) {
  const labels = useInterfaceText()
  const profiles = Object.entries(networks).flatMap(([key, network]) => {
    // entries() widens the keys of the map to string
    const address = social?.[key as keyof typeof networks]
    return address && /^https?:\/\//.test(address) ? [{network, address}] : []
  })
  if (profiles.length === 0) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6">
      {profiles.map(({network, address}) => (
        <li key={network}>
          <a
            href={address}
            target="_blank"
            rel="noopener"
            aria-label={`${fill(labels.profileLabel, {name, network})} ${labels.newTab}`}
            className="inline-link inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold"
          >
            {network}
            <Icon name="external" className="size-4 text-accent" />
          </a>
        </li>
      ))}
    </ul>
  )
}
