import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('login', 'routes/login.tsx'),
  route('cadastro', 'routes/cadastro.tsx'),
  route('confirmar-email', 'routes/confirmar-email.tsx'),
  route('perfil', 'routes/perfil.tsx'),
  route('success', 'routes/success.tsx'),
  route('pagamento/:orderId', 'routes/pagamento.$orderId.tsx'),
] satisfies RouteConfig
