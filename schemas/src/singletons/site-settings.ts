import {CogIcon} from '@sanity/icons/Cog'
import {defineType} from '@sanity/types'
import {defaultTimeZone, isTimeZone} from '@upline/domain/dates/zoned-time.ts'
import {noKind, reviewedKinds, suggestedKinds} from '../documents/reviewed-kinds.ts'
import {disclaimersField, pictureField} from '../fields/common-fields.ts'
import {field} from '../fields/field.ts'
import {textField, toggle} from '../fields/fields.ts'
import {timeZones} from '../fields/time-zones.ts'

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site',
  type: 'document',
  icon: CogIcon,
  fields: [
    textField(
      'title',
      'Title of the site',
      'Appears after the page title in browser tabs and search results.',
      {initialValue: '{providerShortName}'},
    ),
    textField(
      'organizationName',
      'Name of the organization',
      'For search engines. Preferably the fact {providerName}.',
      {initialValue: '{providerName}'},
    ),
    textField(
      'shortName',
      'Short name',
      'Appears next to the logo at the top of every page. Preferably the fact {providerShortName}.',
      {initialValue: '{providerShortName}'},
    ),
    pictureField({
      name: 'logo',
      title: 'Logo',
      description:
        'Optional. Appears before the short name. If you leave this blank, the rings of the brand appear.',
    }),
    field('string', 'timeZone', 'Time zone', 'The time zone in which effective dates and schedules change.', {
      initialValue: defaultTimeZone,
      options: {list: timeZones},
      errors: [
        (zone) =>
          !zone || isTimeZone(zone) ? undefined : 'This time zone doesn’t exist. Choose one from the list.',
      ],
    }),
    field(
      'picture',
      'icon',
      'Icon',
      'Optional. Appears in the browser tab and on a phone’s home screen. Square, as SVG or at least 512 px wide; turn on “Decoration only”. If you leave this blank, the icon of the brand appears.',
    ),
    field(
      'array',
      'reviewedKinds',
      'Needs review before publishing',
      'Before a document of these types is published, someone enters a compliance reference and a date. Takes effect when you publish these settings. Without a choice, facts, disclaimers, enrollment windows, commission levels, caps and legal texts need a review.',
      {
        of: [{type: 'string'}],
        options: {list: reviewedKinds, layout: 'grid'},
        initialValue: suggestedKinds,
        unique: 'This is already in the list. Remove it here.',
        errors: [
          (kinds = []) =>
            kinds.length > 1 && kinds.includes(noKind)
              ? '“None” can’t be combined with others. Uncheck it, or uncheck all others.'
              : undefined,
        ],
      },
    ),
    toggle(
      'reviewedBySecondPerson',
      'Require a second reviewer',
      'Nobody who edited a document since it was last published can review it.',
    ),
    disclaimersField(
      'Disclaimers in the footer',
      'Optional. Appear on every page. Choose any version: the site shows the current one.',
    ),
    textField(
      'replyGreeting',
      'Greeting of a reply',
      'Optional. A reply from the Inbox starts with it. {name} is the sender.',
    ),
    textField(
      'replySignature',
      'Signature of a reply',
      'Optional. Ends a reply from the Inbox, with your license number; the disclaimers of the footer follow. {author} is the editor.',
      {rows: 4},
    ),
    textField(
      'sampleNotice',
      'Sample notice',
      'Optional. Small print in the footer that says the company and its figures are invented. Clear it for a real company.',
      {rows: 2},
    ),
    field(
      'seo',
      'defaultSeo',
      'Search and sharing',
      'Used for pages without their own description or picture. Without a picture here, each page is shared with a card that shows its title.',
      {rule: (rule) => rule.required()},
    ),
  ],
  preview: {prepare: () => ({title: 'Site'})},
})
