/**
 * A school's licence as a part of other statements (product §10 School licence; decision 0273): who holds one that runs,
 * who may teach, and who of the holder's students has a seat. Asked of the database with every call, by its own clock.
 */
import { sql } from 'kysely'
import { YOUNGEST_AGE } from '#domain/account/age.ts'

type Holder = 'users.id' | 'profiles.id' | 'c.teacher_id'

/** Of purchases called `licence`: bought, not given back, not ended. */
export const LICENCE_RUNS = sql<boolean>`(licence.licence_seats > 0 and licence.revoked_at is null
  and licence.licence_ends_at > now())`

/** Who holds one sees the names of minors: grown people alone (currentAgeBand of src/domain/account/age.ts). */
export const HOLDER_IS_GROWN = sql<boolean>`exists (
  select from age_declarations age where age.user_id = licence.user_id
    and age.declared_at + make_interval(years => case age.age_band
      when '13-15' then ${yearsFrom('13-15')}::int when '16-17' then ${yearsFrom('16-17')}::int else 0 end) <= now()
)`

function yearsFrom(band: '13-15' | '16-17'): number {
  return YOUNGEST_AGE['18-plus'] - YOUNGEST_AGE[band]
}

const runsFor = (holder: ReturnType<typeof sql.ref>) =>
  sql<boolean>`licence.user_id = ${holder} and ${LICENCE_RUNS} and ${HOLDER_IS_GROWN}`

/** Whether the account may have classes: the owner has let it (decision 0244), or its licence runs. */
export function teaches(holder: Holder) {
  return sql<boolean>`(exists (select from teacher_grants where teacher_grants.user_id = ${sql.ref(holder)})
    or exists (select from purchases licence where ${runsFor(sql.ref(holder))}))`
}

/** How many of all students of the teacher joined before the seat `own`, each counted once. */
export const SEATS_BEFORE = sql<number>`(
  select count(distinct other.user_id)::int from class_members other
  join classes beside on beside.id = other.class_id
  where beside.teacher_id = taught.teacher_id and (other.joined_at, other.id) < (own.joined_at, own.id)
)`

/** Whether the account sits on a seat: in a class of a holder who has more seats than students that joined earlier. */
export function hasLicenceSeat(userId: Holder) {
  return sql<boolean>`exists (
    select from class_members own join classes taught on taught.id = own.class_id
    where own.user_id = ${sql.ref(userId)}
      and exists (select from purchases licence where ${runsFor(sql.ref('taught.teacher_id'))})
      and (select sum(licence.licence_seats) from purchases licence
        where ${runsFor(sql.ref('taught.teacher_id'))}) > ${SEATS_BEFORE}
  )`
}
