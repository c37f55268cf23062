import { href } from 'react-router'
import { INSTITUTIONAL_PAGES } from '#content/site/institutional/pages.ts'
import { themesWithTexts } from '#content/study/proposals/proposal-files.ts'
import { EXAMS } from '#content/writing/exams/all-exams.ts'
import { pageServices } from '#web/page-services.ts'
import type { Route } from './+types/sitemap.ts'

/** Pages that search engines should know; products are added as they stand in the shop. */
const PATHS = [
  '/',
  href('/store'),
  href('/premium'),
  href('/banco-de-temas'),
  href('/banco-de-repertorios'),
  href('/banco-de-conectivos'),
  href('/ebooks'),
  href('/gerador-de-redacao'),
  href('/corretor-de-redacao'),
  href('/cronograma-de-estudos'),
  href('/minicurso'),
  href('/pratica'),
  href('/xp'),
  href('/redacoes-nota-maxima'),
  href('/chat'),
  href('/cursos'),
  href('/novidades'),
  href('/desafio-mensal'),
  href('/feedback'),
  href('/cadastro'),
  href('/login'),
  ...INSTITUTIONAL_PAGES.map(({ slug }) => `/${slug}`),
  href('/outras-provas'),
  ...EXAMS.map(({ id }) => href('/outras-provas/:prova', { prova: id })),
]

/** There only while the writing room is open. */
const ROOM_PATHS = [
  href('/como-calculamos-a-nota'),
  href('/corretor-de-redacao/folha'),
  href('/corretor-de-redacao/foto'),
  href('/simulado'),
]

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, courses, features, siteUrl, study } = context.get(pageServices)
  const [products, coursePaths] = await Promise.all([catalogue.listAddresses(), courses.listPaths()])
  const entries = [
    ...[
      ...PATHS,
      ...themesWithTexts(study).map((tema) => href('/banco-de-temas/:tema', { tema })),
      ...coursePaths.map(coursePath),
      ...(features.writingRoom ? ROOM_PATHS : []),
    ].map((path) => entry(new URL(path, siteUrl).href)),
    ...products.map((product) =>
      entry(
        new URL(href('/product/:id', { id: product.id }), siteUrl).href,
        product.updated_at.toISOString(),
      ),
    ),
  ]
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

function coursePath({ curso, aula }: { curso: string; aula: string | null }): string {
  return aula === null ? href('/cursos/:curso', { curso }) : href('/cursos/:curso/:aula', { curso, aula })
}

function entry(address: string, changedAt?: string): string {
  const lastmod = changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : ''
  return `  <url><loc>${escapeXml(address)}</loc>${lastmod}</url>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
