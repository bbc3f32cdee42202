import {useDocumentAttribute} from '../../content/data-attribute.ts'
import {NamedAction} from '../../content/named-action.tsx'
import type {SectionOf} from '../../content/types.ts'
import {DashList} from '../../ui/dash-list.tsx'
import {Heading} from '../../ui/heading.tsx'
import {Icon} from '../../ui/icon.tsx'

type Props = {
  tier: NonNullable<SectionOf<'partnerTiers'>['items']>[number]
  /** The name with its noun. */
  name: string | null
}

/** One tier: whom it is for, what it gives, how to get in. */
export function TierColumn({tier, name}: Props) {
  const documentAttribute = useDocumentAttribute('partnerTier', 'name')
  return (
    <div
      data-sanity={documentAttribute(tier)}
      className="flex flex-col border-t border-rule-strong pt-5 lg:border-t-0 lg:pt-0 lg:pr-5"
    >
      <div className="flex items-center gap-3">
        <Icon name={tier.icon} className="size-7 text-accent" />
        <Heading className="font-serif text-h3">{name}</Heading>
      </div>
      <p className="mt-3 text-soft">{tier.description}</p>
      <DashList items={tier.benefits} className="mt-5 mb-7 text-sm" />
      <NamedAction action={tier.action} name={name} className="mt-auto self-start" />
    </div>
  )
}
