/** What is new for the owner in the version that runs, told in Saúde; the changelog is for who runs the server. */
export const WHATS_NEW: { readonly version: string; readonly items: readonly string[] } = {
  version: '1.0.0-rc.1',
  items: [
    'Pedidos: traga quem comprou em outra loja por uma planilha, e cada pessoa recebe o acesso.',
    'Avaliações: quem comprou avalia; você lê antes de publicar e pode responder.',
    'Cupons: copie um link que já leva o desconto.',
    'Parceiros: quem divulga a loja por um link recebe uma parte, com um extrato por mês.',
    'Produtos: ofereça mais um item no carrinho, pelo preço que você escolher.',
    'Assinaturas: o Premium por mês ou por ano, com o preço definido em Ajustes.',
    'Cursos: vídeo nas aulas e certificado para quem termina.',
    'Estudo: escreva temas, repertórios, conectivos e modelos, com rascunho e dia marcado.',
    'Simulado: um por mês, com o tema fechado até a hora de abrir.',
    'Ajustes: avisos no celular de venda, mensagem ou correção para fazer.',
  ],
}
