import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('store', 'routes/store.tsx'),
  route('product/:id', 'routes/product.$id.tsx'),
  route('login', 'routes/login.tsx'),
  route('cadastro', 'routes/cadastro.tsx'),
  route('confirmar-email', 'routes/confirmar-email.tsx'),
  route('perfil', 'routes/perfil.tsx'),
  route('minicurso', 'routes/minicurso.tsx'),
  route('success', 'routes/success.tsx'),
  route('pagamento/:orderId', 'routes/pagamento.$orderId.tsx'),
  route('sem-internet', 'routes/sem-internet.tsx'),
  route('banco-de-temas', 'routes/banco-de-temas.tsx'),
  route('banco-de-repertorios', 'routes/banco-de-repertorios.tsx'),
  route('banco-de-conectivos', 'routes/banco-de-conectivos.tsx'),
  route('ebooks', 'routes/ebooks.tsx'),
  route('gerador-de-redacao', 'routes/gerador-de-redacao.tsx'),
  route('cronograma-de-estudos', 'routes/cronograma-de-estudos.tsx'),
  // The pages that are linked and not written yet; any other word is not found.
  route(':page', 'routes/unwritten.tsx'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
