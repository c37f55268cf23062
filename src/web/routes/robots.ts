import { href } from 'react-router'
import { pageServices } from '#web/page-services.ts'
import type { Route } from './+types/robots.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(pageServices)
  const body = [
    'User-agent: *',
    'Disallow: /perfil',
    'Disallow: /hoje',
    'Disallow: /corretor-de-redacao/redacoes',
    'Disallow: /corretor-de-redacao/professora',
    'Disallow: /match',
    'Disallow: /responsavel',
    'Disallow: /parceria',
    'Disallow: /turma',
    'Disallow: /simulado/',
    'Disallow: /avisos',
    'Disallow: /convite-para-corrigir',
    'Disallow: /success',
    'Disallow: /pagamento/',
    'Disallow: /pedido/',
    'Disallow: /certificado/',
    'Disallow: /painel',
    'Disallow: /confirmar-email',
    'Disallow: /recuperar-senha',
    'Disallow: /nova-senha',
    'Disallow: /sem-internet',
    '',
    `Sitemap: ${new URL(href('/sitemap.xml'), siteUrl).href}`,
    '',
  ].join('\n')
  return new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
