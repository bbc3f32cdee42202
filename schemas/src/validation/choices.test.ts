import {contextOver} from '@upline/testing/dataset-context.ts'
import {describe, expect, test} from 'vitest'
import {checkChoice, checkChoiceKey} from './check-choice.ts'

const life = {_id: 'life', _type: 'carrierCategory', key: 'Life', title: 'Life', order: 1}
const vision = {_id: 'drafts.vision', _type: 'carrierCategory', key: 'Vision', title: 'Vision', order: 2}
const carrier = {_id: 'carrier-a', _type: 'carrier', category: 'Life', specialties: ['Term Life']}
const termLife = {_id: 'term', _type: 'carrierSpecialty', key: 'Term Life', title: 'Term Life'}
const odd = {_id: 'odd', _type: 'carrierCategory', key: 'Odd', title: {a: 1}}
const documents = [life, vision, carrier, termLife, odd]

describe('what a carrier holds', () => {
  const check = (key: string | undefined, among = documents) =>
    checkChoice(key, contextOver(among), 'carrierCategory')

  test('is a published choice, or an error with the fix', async () => {
    expect(await check('Life')).toBeUndefined()
    expect(await check(undefined)).toBeUndefined()
    for (const key of ['Vision', 'life', 'Term Life']) {
      expect(await check(key), key).toBe(
        `There is no carrier category “${key}”. Choose another, such as Life, Odd, or publish it under Carriers › Categories first.`,
      )
    }
  })

  test('is valid in a dataset without choices', async () => {
    expect(await check('Boats', [carrier])).toBeUndefined()
  })
})

describe('the key of a choice', () => {
  const check = (key: string, document: {_id: string; _type: string}) =>
    checkChoiceKey(key, contextOver(documents, {document}))

  test('is its own, drafts counted', async () => {
    const other = {_id: 'drafts.new', _type: 'carrierCategory'}
    expect(await check('Vision', other)).toContain('“Vision” already has the key')
    expect(await check('Odd', other)).toContain('“Another one” already has the key')
    expect(await check('Dental', other)).toBeUndefined()
    expect(await check('Dental ', other)).toContain('space')
    expect(await check('{a}', other)).toContain('braces')
  })

  test('is its own in a release', async () => {
    const document = {...life, _id: 'versions.spring.life'}
    expect(await checkChoiceKey('Life', contextOver([...documents, document], {document}))).toBeUndefined()
  })

  test('cannot be deleted while documents use it, alone or in a list', async () => {
    expect(await check('Lives', {...life, _id: 'drafts.life'})).toContain('1 document uses the key Life.')
    expect(await check('Term', {...termLife, _id: 'drafts.term'})).toContain('1 document uses the key')
    expect(await check('Life', {...life, _id: 'drafts.life'})).toBeUndefined()
    expect(await check('Sight', vision)).toBeUndefined()
  })
})
