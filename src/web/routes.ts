import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Linked by the frame and the landing page, written one by one. */
const UNWRITTEN = [
  'cursos',
  'banco-de-temas',
  'banco-de-repertorios',
  'banco-de-conectivos',
  'redacoes-nota-maxima',
  'minicurso',
  'gerador-de-redacao',
  'corretor-de-redacao',
  'desafio-mensal',
  'novidades',
  'quem-somos',
  'chat',
  'cronograma-de-estudos',
  'feedback',
  'ebooks',
  'termos-de-uso',
  'politica-de-privacidade',
  'contato',
]

export default [
  index('routes/home.tsx'),
  route('store', 'routes/store.tsx'),
  route('product/:id', 'routes/product.$id.tsx'),
  route('login', 'routes/login.tsx'),
  route('cadastro', 'routes/cadastro.tsx'),
  route('confirmar-email', 'routes/confirmar-email.tsx'),
  route('perfil', 'routes/perfil.tsx'),
  route('success', 'routes/success.tsx'),
  route('pagamento/:orderId', 'routes/pagamento.$orderId.tsx'),
  ...UNWRITTEN.map((path) => route(path, 'routes/unwritten.tsx', { id: `unwritten-${path}` })),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
