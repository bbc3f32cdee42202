import {createSchema, type InitialValueResolverContext, resolveInitialValueForType} from 'sanity'
import {afterEach, expect, test, vi} from 'vitest'
import {initialValues} from './initial-values.ts'
import {schemaTypes, singletonSchemas} from './schema-types.ts'
import {sections} from './sections/sections.ts'

const compiled = createSchema({name: 'content', types: schemaTypes})

afterEach(() => vi.unstubAllGlobals())

test.each([...singletonSchemas, ...sections.map(({schema}) => schema)].map(({name}) => name))(
  '%s has the initial values that the Studio resolves',
  async (name) => {
    const type = compiled.get(name)
    if (!type) throw new Error(`There is no type ${name}.`)
    // Sanity asks it for the browser's scheduler.
    vi.stubGlobal('window', {})
    // The fields' initial values use no context.
    const resolved = await resolveInitialValueForType(type, {}, 9, {} as InitialValueResolverContext)
    expect({_type: name, ...initialValues(name)}).toEqual({_type: name, ...resolved})
  },
)
