import {TranslateIcon} from '@sanity/icons/Translate'
import {defineType} from '@sanity/types'
import {words} from '../fields/words.ts'

const groups = {
  menu: 'Menu and navigation',
  search: 'Search',
  lists: 'Lists and tables',
  news: 'News',
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
      'Skip to content',
      'The second link of every page, for the same people.',
    ],
    ['mainNavigation', 'Name of the menu', 'Main navigation', 'Read out by screen readers.'],
    ['footerNavigation', 'Name of the footer menu', 'Footer navigation', 'Read out by screen readers.'],
    ['breadcrumbLabel', 'Name of the breadcrumb', 'You are here', 'Read out by screen readers.'],
    ['homeLabel', 'Home', '{providerName}, home', 'Read out for the logo, which leads to the home page.'],
    ['menuOpen', 'Open the menu', 'Open menu', 'Button on a phone, read out by screen readers.'],
    ['menuClose', 'Close the menu', 'Close menu', 'Button on a phone, read out by screen readers.'],
    ['menuTitle', 'Title of the menu', 'Menu', 'Stands over the menu on a phone.'],
    [
      'groupOpen',
      'Open a group',
      'Show pages of {title}',
      'Read out for a menu group. {title} is its label.',
      'title',
    ],
    ['back', 'Back', 'Back', 'Links to the page before.'],
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
  search: [
    ['searchOpen', 'Open the search', 'Search', 'Button in the header, read out by screen readers.'],
    ['searchLabel', 'Search field', 'Search the site', 'Stands over the search field.'],
    [
      'searchHint',
      'Search field: hint',
      'Pages, carriers and news. Small typing errors are forgiven.',
      'Stands under the search field.',
    ],
    [
      'searchShortcut',
      'Shortcut',
      'Open the search with the key /',
      'A box that the visitor unticks where a key alone should do nothing.',
    ],
    ['searchResults', 'Name of the results', 'Search results', 'Read out by screen readers.'],
    [
      'searchEmpty',
      'Nothing found',
      'Nothing was found for “{query}”. Try another word, or look through all pages.',
      'Shown when a search finds nothing. {query} is what the visitor typed.',
      'query',
    ],
    [
      'searchFailed',
      'Search failed',
      'The search could not be loaded. Check your connection and try again, or look through all pages.',
      'Shown when the search cannot be loaded. The button “Try again” stands under it.',
    ],
    ['searchAllPages', 'All pages', 'All pages', 'Link to the search page, which lists all pages.'],
    [
      'searchAllResults',
      'All results',
      'All {count} results',
      'Link to the search page with all results. {count} is their number.',
      'count',
    ],
  ],
  lists: [
    ['yes', 'Yes', 'Included', 'What a tick in a table says.'],
    ['no', 'No', 'Not included', 'What a dash in a table says.'],
    ['ratingText', 'Rating', '{rating} out of 5', 'Read out for stars. {rating} is the number.', 'rating'],
    ['filterStatusNone', 'No result', 'No results', 'Read out when a filter leaves nothing.'],
    [
      'filterStatusOne',
      'One result',
      '{count} result',
      'Read out when a filter leaves one entry. {count} is the number.',
      'count',
    ],
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
      'profileLabel',
      'Profile',
      '{name} on {network}',
      'Read out for links to profiles. {name} is the person, {network} the network.',
      'name',
      'network',
    ],
  ],
  news: [
    ['articleBy', 'Author', 'By {author}', 'Stands over an article. {author} is the name.', 'author'],
    ['articlePublished', 'Date', 'Published {date}', 'Stands over an article. {date} is the day.', 'date'],
    [
      'articleReadTime',
      'Reading time',
      '{n} min read',
      'Stands over an article. {n} is the number of minutes.',
      'n',
    ],
    [
      'effectiveSince',
      'Effective date',
      'In effect since {date}',
      'Stands under a disclaimer. {date} is the day from which its wording holds.',
      'date',
    ],
    [
      'periodOver',
      'Text that has ended',
      'This held until {date}. What holds since then is not published yet; ask us for it.',
      'Stands under a rule or a disclaimer whose last day is over and that no other follows. {date} is that day.',
      'date',
    ],
    [
      'figureOver',
      'Figure that has ended',
      '{value}, no newer figure yet',
      'Stands in place of a figure whose last day is over and that no other follows. {value} is the last one with its year.',
      'value',
      'year',
    ],
    ['moreNews', 'More news', 'More news', 'Stands over the other articles under an article.'],
    ['backToNews', 'All news', 'All news', 'Link from an article to the news page.'],
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
    ['refresh', 'Refresh', 'Refresh the page', 'Button of that screen.'],
    [
      'sectionError',
      'Broken section',
      'This part of the page could not be shown. The rest of the page still works.',
      'Replaces one broken section.',
    ],
    ['retry', 'Try again', 'Try again', 'Button that tries again.'],
    [
      'unknownSection',
      'Unknown section',
      'This section type is not known to the site: {type}',
      'Shown in the preview only. {type} is the section type.',
      'type',
    ],
  ],
  consent: [
    ['consentTitle', 'Title', 'May we count visits?', 'Title of the consent banner.'],
    [
      'consentText',
      'Text',
      'We would like to measure which pages help agents. Nothing is measured unless you agree, and the site works the same either way.',
      'Says what is asked and why.',
    ],
    ['consentAccept', 'Accept', 'Allow measuring', 'Button that agrees.'],
    [
      'consentDecline',
      'Decline',
      'No, thank you',
      'Button that declines; it looks as important as the other.',
    ],
    ['consentSettings', 'Settings', 'Privacy choices', 'Link in the footer that opens the banner again.'],
  ],
  notices: [
    [
      'outboxWaiting',
      'Inquiry waits',
      'An inquiry is saved on this device and will be sent when the connection is back.',
      'Shown while an inquiry waits in the browser.',
    ],
    [
      'outboxSent',
      'Inquiry sent later',
      'Your saved inquiry has now reached our recruiting team.',
      'Shown when an inquiry that waited went through.',
    ],
    [
      'outboxExpired',
      'Inquiry too old',
      'A saved inquiry was too old to send and has been removed from this device. Please send it again.',
      'Shown when an inquiry waited for too long.',
    ],
    [
      'draftBanner',
      'Draft',
      'Preview: you see unpublished changes.',
      'Stands over a page in the preview of this Studio.',
    ],
    ['draftExit', 'Leave the draft', 'Leave preview', 'Link out of the preview.'],
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
