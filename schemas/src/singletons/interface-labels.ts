import type {LabelTable} from '../fields/fields.ts'

/** The tabs of the form, in their order. */
export const groups = {
  menu: 'Menu and navigation',
  search: 'Search',
  lists: 'Lists and tables',
  news: 'News',
  problems: 'Problems',
  consent: 'Consent',
  notices: 'Notices',
}

/** The labels of the site that belong to no section, by tab. */
export const entries: Record<keyof typeof groups, LabelTable> = {
  menu: {
    skipLink: [
      'Skip link',
      'Skip to main navigation',
      'The first link of every page, for people who use the keyboard.',
    ],
    skipToContent: [
      'Skip to content',
      'Skip to content',
      'The second link of every page, for people who use the keyboard.',
    ],
    mainNavigation: ['Name of the menu', 'Main navigation', 'Read aloud by screen readers.'],
    footerNavigation: ['Name of the footer menu', 'Footer navigation', 'Read aloud by screen readers.'],
    breadcrumbLabel: ['Name of the breadcrumb', 'You are here', 'Read aloud by screen readers.'],
    homeLabel: ['Home', 'home', 'Read aloud after the name next to the logo, which leads to the home page.'],
    menuOpen: ['Open the menu', 'Open menu', 'Button on a phone, read aloud by screen readers.'],
    menuClose: ['Close the menu', 'Close menu', 'Button on a phone, read aloud by screen readers.'],
    menuTitle: ['Title of the menu', 'Menu', 'Appears above the menu on a phone.'],
    newTab: ['New tab', 'opens in a new tab', 'Read aloud after links that open a new tab.'],
    routeAnnouncement: [
      'Page announcement',
      '{title}',
      'Read aloud when a page has opened. {title} is its title.',
    ],
  },
  search: {
    searchOpen: ['Open the search', 'Search', 'Button in the header, read aloud by screen readers.'],
    searchLabel: ['Search field', 'Search the site', 'Appears above the search field.'],
    searchHint: [
      'Search field: hint',
      'Pages, carriers and news. Typos are OK.',
      'Appears below the search field.',
    ],
    searchShortcut: ['Shortcut', 'Press / to open search', 'A checkbox that turns off the shortcut.'],
    searchResults: ['Name of the results', 'Search results', 'Read aloud by screen readers.'],
    searchPages: ['Results: pages', 'Pages', 'Appears above the pages that were found.'],
    searchCarriers: ['Results: carriers', 'Carriers', 'Appears above the carriers that were found.'],
    searchNews: ['Results: news', 'News', 'Appears above the news that was found.'],
    searchEmpty: [
      'Nothing found',
      'No results for “{query}”. Try another word, or look through all pages.',
      'Shown when a search finds nothing. {query} is what the visitor typed.',
    ],
    searchFailed: [
      'Search failed',
      'Search couldn’t load. Check your connection and try again, or look through all pages.',
      'Shown when the search cannot be loaded. The button “Try again” appears below it.',
    ],
    searchAllPages: ['All pages', 'All pages', 'Link to the search page, which lists all pages.'],
    searchAllResults: [
      'All results',
      'All {count} results',
      'Link to the search page with all results. {count} is their number.',
    ],
  },
  lists: {
    yes: ['Yes', 'Included', 'Read aloud for a check mark in a table.'],
    no: ['No', 'Not included', 'Read aloud for a dash in a table.'],
    ratingText: ['Rating', '{rating} out of 5', 'Read aloud for stars. {rating} is the number.'],
    filterStatusOne: [
      'One result',
      '{count} result',
      'Read aloud when a filter leaves one entry. {count} is the number.',
    ],
    filterStatusMany: [
      'Results',
      '{count} results',
      'Read aloud when a filter leaves several. {count} is the number.',
    ],
    details: ['Details', 'Details', 'Expands the details of an entry on a phone.'],
    stateLabel: ['State', 'Your state', 'Label of the state menu.'],
    stateNone: ['No state', 'Choose a state', 'The choice that clears the state.'],
    notInState: [
      'Not in the state',
      'Not in {state}',
      'Marks what is not available in the chosen state. {state} is its name.',
    ],
    close: ['Close', 'Close', 'Button that closes what is open.'],
    sampleLabel: ['Sample', 'Fictional example', 'Marks fictional testimonials.'],
    profileLabel: [
      'Profile',
      '{name} on {network}',
      'Read aloud for links to profiles. {name} is the person, {network} the network.',
    ],
  },
  news: {
    articleBy: ['Author', 'By {author}', 'Appears above an article. {author} is the name.'],
    articlePublished: [
      'Date',
      'Published {date}',
      'Appears above an article. {date} is the publication date.',
    ],
    articleReadTime: [
      'Reading time',
      '{n} min read',
      'Appears above an article. {n} is the number of minutes.',
    ],
    effectiveSince: [
      'Effective date',
      'Effective {date}',
      'Appears below a disclaimer. {date} is the effective date.',
    ],
    periodOver: [
      'Expired text',
      'This was in effect through {date}. The current version isn’t posted yet. Ask us for it.',
      'Appears below a rule or disclaimer that has expired without a next version. {date} is its last date.',
    ],
    figureOver: [
      'Expired figure',
      '{value}, newer figure not posted yet',
      'Replaces a figure that has expired without a next version. {value} is the last figure, {year} its year.',
    ],
    formNumber: ['Form number', 'Form {number}', 'Appears below a document. {number} is its form number.'],
    formVersion: ['Version', 'Version {version}', 'Appears below a document. {version} is its version.'],
    formDate: ['Date of a version', 'As of {date}', 'Appears below a document. {date} is its first date.'],
    moreNews: ['More news', 'More news', 'Appears above the other articles under an article.'],
    backToNews: ['All news', 'All news', 'Link from an article to the news page.'],
  },
  problems: {
    loading: ['Loading', 'Loading…', 'Shown and read aloud while a page loads.'],
    errorTitle: ['Error: title', 'Something went wrong', 'Title of the screen that replaces a broken page.'],
    errorText: ['Error: text', 'Please try refreshing the page', 'Text of that screen.'],
    sectionError: [
      'Broken section',
      'This part of the page didn’t load. The rest of the page still works.',
      'Replaces one broken section.',
    ],
    retry: ['Try again', 'Try again', 'Button that tries again.'],
  },
  consent: {
    consentTitle: ['Title', 'Okay to count your visit?', 'Title of the consent banner.'],
    consentText: [
      'Text',
      'We would like to measure which pages help agents. We measure it only if you agree, and the site works the same either way.',
      'Says what is asked and why.',
    ],
    consentAccept: ['Accept', 'Allow', 'Button that agrees.'],
    consentDecline: ['Decline', 'No thanks', 'Button that declines. It looks as important as the other.'],
    consentSettings: ['Settings', 'Privacy choices', 'Link in the footer that opens the banner again.'],
  },
  notices: {
    outboxWaiting: [
      'Inquiry waits',
      'An inquiry is saved on this device and will be sent when you’re back online. Please open this site again within 7 days, because some browsers delete it after that.',
      'Shown while an inquiry waits in the browser.',
    ],
    outboxSent: [
      'Inquiry sent later',
      'Your saved inquiry has now reached our recruiting team.',
      'Shown when a waiting inquiry has been sent.',
    ],
    outboxExpired: [
      'Inquiry too old',
      'A saved inquiry was too old to send and has been removed from this device. Please send it again.',
      'Shown when an inquiry waited for too long.',
    ],
    draftBanner: [
      'Draft',
      'Preview: you’re looking at unpublished changes.',
      'Appears above a page in the preview of this Studio.',
    ],
    draftExit: ['Leave the preview', 'Leave preview', 'Link out of the preview.'],
  },
}
