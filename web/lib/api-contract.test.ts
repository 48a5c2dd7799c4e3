import { expectTypeOf, it } from 'vitest'
import type { AdminEntry, EntryRevision, EntryRevisionDetail } from '../../schema/api/admin-entries'
import type { EntryListOf, EntryOf, PlanPlaces, TitledThings } from '../../schema/api/entries'
import type { PostMonth, PostPage, PostSummary } from '../../schema/api/posts'
import type { entryListPath, entryPath, placesPath, thingsPath } from '../domain/entries/paths'
import type { ApiPath, ApiResponse } from './api-contract'

it('knows what a path returns, literals before parameters', () => {
  expectTypeOf<ApiResponse<'/api/posts?month=2026-11'>>().toEqualTypeOf<PostSummary[]>()
  expectTypeOf<ApiResponse<'/api/posts/months'>>().toEqualTypeOf<PostMonth[]>()
  expectTypeOf<ApiResponse<`/api/posts/${string}?locale=vi`>>().toEqualTypeOf<PostPage>()
  expectTypeOf<ApiResponse<`/api/admin/entries/${string}`>>().toEqualTypeOf<AdminEntry>()
  expectTypeOf<ApiResponse<`/api/admin/entries/${string}/revisions`>>().toEqualTypeOf<
    EntryRevision[]
  >()
  expectTypeOf<
    ApiResponse<`/api/admin/entries/${string}/revisions/${number}`>
  >().toEqualTypeOf<EntryRevisionDetail>()
})

it('knows no path by chance', () => {
  expectTypeOf<string>().not.toExtend<ApiPath>()
  expectTypeOf<'/api/post'>().not.toExtend<ApiPath>()
})

it('knows an entry and a list of entries by their paths', () => {
  expectTypeOf<ReturnType<typeof entryPath<'deal'>>>().toExtend<ApiPath>()
  expectTypeOf<ApiResponse<ReturnType<typeof entryPath<'deal'>>>>().toEqualTypeOf<EntryOf<'deal'>>()
  expectTypeOf<ApiResponse<ReturnType<typeof entryListPath<'deal'>>>>().toEqualTypeOf<
    EntryListOf<'deal'>
  >()
  expectTypeOf<ApiResponse<ReturnType<typeof thingsPath>>>().toEqualTypeOf<TitledThings>()
  expectTypeOf<ApiResponse<ReturnType<typeof placesPath>>>().toEqualTypeOf<PlanPlaces>()
})
