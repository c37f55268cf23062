/** An installation that has been open for long: so many rows of every part of the community, made by the database itself. */
import type pg from 'pg'
import { partsOf } from './parts-of.ts'

/** The month whose essays stand in the list. */
export const FULL_MONTH = '2026-11'

/**
 * @param counts `messages` of the chat, and `others` of each: feedbacks, answers to one of them, essays, cases, accounts;
 * `messageDays` is how far back the messages go: by default nine in ten are over, and wait for the job that forgets them
 */
export async function fillWithOldRows(
  pool: pg.Pool,
  counts: { readonly messages: number; readonly others: number; readonly messageDays?: number },
): Promise<void> {
  const { messages, others, messageDays = 70 } = counts
  const client = await pool.connect()
  try {
    await client.query("set statement_timeout = '10min'")
    // A few hundred people have written it all.
    await client.query(
      `insert into chat_messages (id, channel, position, revision, author_key, text, created_at)
       select gen_random_uuid(), 'global', n, n, md5((n % 500)::text), 'mensagem ' || n,
              now() - interval '1 minute' - ($1 - n) * make_interval(days => $2) / $1
       from generate_series(1, $1) n`,
      [messages, messageDays],
    )
    // And many who never wrote: what is read beside a message must not be read for all of them. In use, and in one
    // statement with their profiles: a job clears away who has long been silent.
    for (const [from, to] of partsOf(others)) {
      await client.query(
        `with made as (
           insert into users (id, email, email_verified_at, last_sign_in_at, created_at, updated_at)
           select md5('vizinha ' || n)::uuid, 'vizinha-' || n || '@example.com', moment, now(), moment, moment
           from (select n, now() - n * interval '1 hour' as moment from generate_series($1::int, $2::int) n) moments
           returning id
         )
         insert into profiles (id, full_name) select id, 'Vizinha' from made`,
        [from, to],
      )
    }
    await client.query("update chat_channels set revision = $1 where id = 'global'", [messages])
    await client.query(
      `insert into feedbacks (id, author_key, author_name, rating, comment, created_at)
       select gen_random_uuid(), md5((n % 500)::text), 'Visitante', 1 + n % 5, 'Gostei, parte ' || n,
              date_trunc('milliseconds', now()) - n * interval '1 minute'
       from generate_series(1, $1) n`,
      [others],
    )
    // The count of the answered one is not looked at; its trigger would count again for each row.
    await client.query('alter table feedback_comments disable trigger count_comments')
    await client.query(
      `insert into feedback_comments (id, feedback_id, author_key, text, created_at)
       select gen_random_uuid(), (select id from feedbacks order by created_at desc limit 1),
              md5((n % 500)::text), 'Concordo, ' || n,
              date_trunc('milliseconds', now()) - n * interval '1 minute'
       from generate_series(1, $1) n`,
      [others],
    )
    await client.query('alter table feedback_comments enable trigger count_comments')
    await client.query(
      `insert into challenge_rounds (month, theme, theme_month, prize, judging, opened_at)
       values ($1, 'Um tema de prova', $1, 'um prêmio', 'likes', now())`,
      [FULL_MONTH],
    )
    await client.query(
      `insert into challenge_essays (month, author_key, text, like_count, created_at, updated_at, listed_at)
       select $2, md5('autor ' || n), repeat('Uma frase da redação. ', 40), n % 50, moment, moment,
              case when n % 100 = 0 then null else moment end
       from (select n, date_trunc('milliseconds', now()) - n * interval '1 second' as moment
             from generate_series(1, $1) n) made`,
      [others, FULL_MONTH],
    )
    // One in a hundred still waits.
    await client.query(
      `insert into moderation_cases (subject_kind, subject_id, status, author_key, text, opened_at, decided_at)
       select 'chat_message', gen_random_uuid(), case when n % 100 = 0 then 'hidden' else 'removed' end,
              md5((n % 500)::text), 'denunciada ' || n, now() - n * interval '1 minute',
              case when n % 100 = 0 then null else now() end
       from generate_series(1, $1) n`,
      [others],
    )
    await client.query(
      `insert into reports (subject_kind, subject_id, reporter_key, is_proven, network_key, reason, created_at)
       select subject_kind, subject_id, 'k', true, 'n', 'offense', opened_at from moderation_cases`,
    )
    // Not the whole database: the catalogs are shared with other files of tests.
    await client.query(
      'vacuum analyze users, profiles, chat_messages, feedbacks, feedback_comments, challenge_essays, moderation_cases, reports',
    )
  } finally {
    client.release(true)
  }
}
