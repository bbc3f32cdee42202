import {CogIcon} from '@sanity/icons/Cog'
import {defineArrayMember, defineField, defineType} from '@sanity/types'
import {defaultTimeZone, isTimeZone} from '@upline/domain/periods/today.ts'
import {noKind, reviewedKinds, suggestedKinds} from '../documents/reviewed-kinds.ts'
import {pictureField} from '../fields/common-fields.ts'
import {timeZones} from '../fields/time-zones.ts'
import {words} from '../fields/words.ts'

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site',
  type: 'document',
  icon: CogIcon,
  fields: [
    words({
      name: 'title',
      title: 'Title of the site',
      description: 'Stands after the page title in browser tabs and search results.',
    }),
    words({
      name: 'organizationName',
      title: 'Name of the organisation',
      description: 'As search engines should know it; best the fact {providerName}.',
    }),
    words({
      name: 'shortName',
      title: 'Short name',
      description: 'Stands beside the logo at the top of every page; best the fact {providerShortName}.',
    }),
    pictureField({
      name: 'logo',
      title: 'Logo',
      description: 'Optional: stands before the short name. Without one, growth rings stand there.',
    }),
    defineField({
      name: 'timeZone',
      title: 'Time zone',
      type: 'string',
      description: 'Where the day begins for rules and figures that change on a certain day.',
      initialValue: defaultTimeZone,
      options: {list: timeZones},
      validation: (rule) =>
        rule.custom((zone) =>
          !zone || isTimeZone(zone) ? true : 'There is no such time zone: choose one of the list.',
        ),
    }),
    defineField({
      name: 'icon',
      title: 'Icon',
      type: 'picture',
      description:
        'Optional: stands in the browser tab and on a phone’s home screen. Square, as SVG or at least 512 px wide; switch on “Decoration only”. Without one, growth rings stand there.',
    }),
    defineField({
      name: 'reviewedKinds',
      title: 'Reviewed before they are published',
      type: 'array',
      description:
        'A document of these kinds is published only with a complete review: a compliance reference, who reviewed it, and when. It holds from the publish of these settings on. With nothing chosen, the first six need one.',
      of: [defineArrayMember({type: 'string'})],
      options: {list: reviewedKinds, layout: 'grid'},
      initialValue: suggestedKinds,
      validation: (rule) => [
        rule.unique().error('This one is in the list already. Remove it here.'),
        rule.custom((kinds: unknown) =>
          Array.isArray(kinds) && kinds.length > 1 && kinds.includes(noKind)
            ? '“None” cannot stand beside others. Untick it, or untick all others.'
            : true,
        ),
      ],
    }),
    words({
      name: 'sampleNotice',
      title: 'Sample notice',
      description:
        'Small print in the footer that says that company and figures are invented. Empty it for a real company.',
      rows: 2,
      optional: true,
    }),
    defineField({
      name: 'defaultSeo',
      title: 'Search and sharing',
      type: 'seo',
      description:
        'Its picture is the one that is shared. Used for pages that have no description or picture of their own. Without a picture here, each page is shared with a card that bears its title.',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {prepare: () => ({title: 'Site'})},
})
