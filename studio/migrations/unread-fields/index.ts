import {at, defineMigration, unset} from 'sanity/migrate'

const unread: Readonly<Record<string, string[]>> = {
  commissionLevel: ['icon'],
  course: ['certification'],
  person: ['leadership'],
  stat: ['icon'],
}

export default defineMigration({
  title: 'Remove fields that the site and the Studio do not read',
  migrate: {
    object: ({_type, ...fields}) =>
      (unread[String(_type)] ?? []).filter((name) => name in fields).map((name) => at(name, unset())),
    document: ({_type, messages = {}}) =>
      _type === 'inquirySettings'
        ? ['outboxSent', 'outboxExpired']
            .filter((name) => name in Object(messages))
            .map((name) => at(['messages', name], unset()))
        : [],
  },
})
