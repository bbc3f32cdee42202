import {TranslateIcon} from '@sanity/icons'
import {defineType} from 'sanity'
import {words} from '../fields/words.ts'

const groups = {
  menu: 'Menu and navigation',
  lists: 'Lists and tables',
  problems: 'Problems',
  consent: 'Consent',
  notices: 'Notices',
}

/** name, title, seeded value, description, run-time parameters */
type Entry = readonly [string, string, string, string, ...string[]]

const entries: Record<keyof typeof groups, readonly Entry[]> = {
  menu: [
    [
      'skipLink',
      'Skip link',
      'Skip to main navigation',
      'The first link of every page, for people who use the keyboard.',
    ],
    [
      'skipToContent',
      'Skip to content',
      'Skip to main content',
      'The second link of every page, for the same people.',
    ],
    ['mainNavigation', 'Name of the menu', 'Main', 'Read out by screen readers.'],
    ['footerNavigation', 'Name of the footer menu', 'Footer', 'Read out by screen readers.'],
    ['breadcrumbLabel', 'Name of the breadcrumb', 'You are here', 'Read out by screen readers.'],
    ['homeLabel', 'Home', 'Home', 'Read out for the logo; also the first entry of the breadcrumb.'],
    ['menuOpen', 'Open the menu', 'Open menu', 'Button on a phone, read out by screen readers.'],
    ['menuClose', 'Close the menu', 'Close menu', 'Button on a phone, read out by screen readers.'],
    ['menuTitle', 'Title of the menu', 'Menu', 'Stands over the menu on a phone.'],
    [
      'groupOverview',
      'Overview of a group',
      '{label}: overview',
      'Entry for the page of a menu group. {label} is its label.',
      'label',
    ],
    ['back', 'Back', 'Go back', 'Links to the page before.'],
    ['newTab', 'New tab', 'opens in a new tab', 'Read out after links that open a new tab.'],
    ['externalMail', 'New mail', 'opens your mail program', 'Read out after links that start a mail.'],
    [
      'routeAnnouncement',
      'Page announcement',
      '{title}',
      'Read out when a page has opened. {title} is its title.',
      'title',
    ],
  ],
  lists: [
    ['yes', 'Yes', 'Included', 'What a tick in a table says.'],
    ['no', 'No', 'Not included', 'What a dash in a table says.'],
    ['ratingText', 'Rating', '{rating} out of 5', 'Read out for stars. {rating} is the number.', 'rating'],
    ['filterStatusOne', 'One result', '1 result', 'Read out when a filter leaves one entry.'],
    [
      'filterStatusMany',
      'Results',
      '{count} results',
      'Read out when a filter leaves several. {count} is the number.',
      'count',
    ],
    ['previous', 'Previous', 'Previous', 'Button to the entries before.'],
    ['next', 'Next', 'Next', 'Button to the entries after.'],
    ['close', 'Close', 'Close', 'Button that closes what is open.'],
    ['sampleLabel', 'Sample', 'Sample', 'Marks invented testimonials.'],
    [
      'byAuthor',
      'Author',
      'By {author}',
      'Line under the title of an article. {author} is the name.',
      'author',
    ],
    [
      'profileLabel',
      'Profile',
      '{name} on {network}',
      'Read out for links to profiles. {name} is the person, {network} the network.',
      'name',
      'network',
    ],
  ],
  problems: [
    ['loading', 'Loading', 'Loading…', 'Shown and read out while something loads.'],
    [
      'errorTitle',
      'Error: title',
      'Something went wrong',
      'Title of the screen that replaces a broken page.',
    ],
    ['errorText', 'Error: text', 'Please try refreshing the page', 'Text of that screen.'],
    [
      'sectionError',
      'Broken section',
      'This part of the page could not be shown.',
      'Replaces one broken section.',
    ],
    ['retry', 'Try again', 'Try again', 'Button that tries again.'],
  ],
  consent: [
    ['consentTitle', 'Title', 'May we count visits?', 'Title of the consent banner.'],
    [
      'consentText',
      'Text',
      'We would like to count which pages are read, to make them better. Nothing is shared for advertising.',
      'Says what is asked and why.',
    ],
    ['consentAccept', 'Accept', 'Yes, count my visit', 'Button that agrees.'],
    ['consentDecline', 'Decline', 'No, thanks', 'Button that declines; it looks as important as the other.'],
    ['consentSettings', 'Settings', 'Privacy choices', 'Link in the footer that opens the banner again.'],
  ],
  notices: [
    [
      'outboxSent',
      'Inquiry sent later',
      'Your saved inquiry has been sent. We will be in touch.',
      'Shown when an inquiry that was saved in the browser went through.',
    ],
    [
      'draftBanner',
      'Draft',
      'You are looking at a draft.',
      'Stands over a page in the preview of this Studio.',
    ],
    ['draftExit', 'Leave the draft', 'Show the published page', 'Link out of the preview.'],
  ],
}

export const interfaceText = defineType({
  name: 'interfaceText',
  title: 'Words of the interface',
  type: 'document',
  icon: TranslateIcon,
  groups: Object.entries(groups).map(([name, title], index) => ({name, title, default: index === 0})),
  fields: Object.entries(entries).flatMap(([group, list]) =>
    list.map(([name, title, initialValue, description, ...parameters]) =>
      words({
        name,
        title,
        initialValue,
        description,
        parameters,
        group,
        rows: initialValue.length > 60 ? 3 : undefined,
      }),
    ),
  ),
  preview: {prepare: () => ({title: 'Words of the interface'})},
})
