/**
 * Trocas e Desistência: the right of withdrawal (CDC art. 49; Decreto 7.962/2013, art. 5º), how to use it, and what is
 * done about defects. What happens after a download is debated in law: it is said as our rule, not as the law's.
 */
import type { InstitutionalPage } from '#domain/site/institutional.ts'

export const EXCHANGES_PAGE: InstitutionalPage = {
  slug: 'trocas-e-desistencia',
  title: 'Trocas e Desistência',
  description:
    'Desista da compra em até sete dias, sem motivo e com o dinheiro de volta. Veja como pedir e o que acontece depois.',
  version: '2026-11-27',
  updatedAt: '2026-11-27',
  sections: [
    {
      id: 'seu-direito',
      heading: 'Sete dias para mudar de ideia',
      blocks: [
        'Quem compra pela internet pode desistir em até sete dias, sem dar explicação e sem pagar nada por isso. É o direito de arrependimento, previsto no art. 49 do Código de Defesa do Consumidor (Lei nº 8.078/1990) e detalhado no art. 5º do Decreto nº 7.962/2013.',
        'Contamos os sete dias a partir do dia seguinte ao da liberação do material no seu perfil. Se o último dia cair em feriado ou fim de semana, vale o próximo dia útil.',
      ],
    },
    {
      id: 'como-desistir',
      heading: 'Como desistir',
      blocks: [
        'Você desiste pelo próprio site, a mesma ferramenta da compra:',
        {
          kind: 'list',
          isOrdered: true,
          items: [
            'Entre no seu perfil e abra a aba Meus Materiais.',
            'Em Meus pedidos, escolha “Desistir da compra”. Não é preciso dizer o motivo.',
            'Confirme. A devolução é pedida na mesma hora, e a confirmação chega ao seu e-mail.',
          ],
        },
        'Comprou sem criar uma conta? Crie uma com o mesmo e-mail da compra e confirme-o, ou escreva pela página Contato com a palavra “Desistência” e o número do pedido, e guarde o número de protocolo.',
        'Se preferir, escreva pela página Contato[[ ou direto para {shop.email}]]. O que conta é a data em que você enviou o pedido, e não a data da nossa resposta.',
      ],
      links: [
        { to: '/perfil', label: 'Abrir Meus Materiais' },
        { to: '/contato', label: 'Ir para Contato' },
      ],
    },
    {
      id: 'o-que-acontece',
      heading: 'O que acontece depois',
      blocks: [
        {
          kind: 'list',
          isOrdered: true,
          items: [
            'Confirmamos na hora o recebimento do seu pedido.',
            'Avisamos o meio de pagamento, para que a cobrança não seja lançada ou seja estornada.',
            'Devolvemos tudo o que você pagou, pela mesma forma de pagamento (para gerações e correções já usadas, veja abaixo). O que foi pago por boleto, que não pode ser estornado, volta por Pix ou transferência, na conta que você indicar. O prazo para o valor aparecer depende do banco ou da administradora do cartão.',
            'Retiramos o material do seu perfil. Apague também as cópias que tiver baixado.',
          ],
        },
      ],
    },
    {
      id: 'ja-baixei',
      heading: 'Já baixei o PDF. Ainda posso desistir?',
      blocks: [
        'Juristas discutem se o direito de arrependimento se aplica da mesma forma ao conteúdo digital que já foi baixado. Não esperamos o fim dessa discussão: nossa regra é devolver o valor também nesse caso, se o pedido vier dentro dos sete dias.',
      ],
      blocksWithoutRefundAfterDownload: [
        'Juristas discutem se o direito de arrependimento se aplica da mesma forma ao conteúdo digital que já foi baixado. Nossa regra: até o primeiro download, você desiste pelo botão e recebe tudo de volta; depois dele, o botão deixa de valer, porque uma cópia do arquivo já ficou com você.',
        'Se o seu caso for outro, escreva pela página Contato dentro dos sete dias: lemos cada pedido e respondemos em até cinco dias. E, se o arquivo tiver defeito, esta regra não conta: veja a próxima pergunta.',
      ],
    },
    {
      id: 'geracoes',
      heading: 'Comprei gerações do gerador. E se já usei alguma?',
      blocks: [
        'Cada geração é um serviço que se consome no momento em que você a usa. Se desistir dentro dos sete dias, recebe de volta o preço das que ainda não usou; o das que já usou, na proporção do que pagou, fica com a loja. As duas gerações gratuitas contam sempre como usadas primeiro. Antes de você confirmar, a tela mostra quanto volta.',
        'Se uma geração que você pagou não funcionou, escreva pela página Contato: devolvemos o valor dela.',
      ],
    },
    {
      id: 'correcoes',
      heading: 'Comprei correções da professora. E se já usei alguma?',
      blocks: [
        'A correção é um trabalho feito para você. Se desistir dentro dos sete dias, recebe de volta o preço das que ainda não usou; o das que já usou, na proporção do que pagou, fica com a loja. A redação que ninguém começou a ler pode ser retirada antes, no seu perfil: o crédito dela volta e conta como não usado. Antes de você confirmar, a tela mostra quanto volta.',
        'Se uma correção não chegou no dia prometido ou veio com problema, escreva pela página Contato: refazemos ou devolvemos o valor dela.',
      ],
    },
    {
      id: 'assinatura',
      heading: 'Assinei o Premium. Como desisto?',
      blocks: [
        'Nos sete dias depois do primeiro pagamento, abra a página Premium e toque em “Desistir e receber de volta”: o acesso se fecha na hora, e devolvemos tudo pela mesma forma de pagamento. Depois desse prazo, você pode cancelar quando quiser: nada mais é cobrado, e o Premium fica aberto até o fim do que já pagou.',
      ],
    },
    {
      id: 'licenca',
      heading: 'Comprei uma licença da escola. Como desisto?',
      blocks: [
        'Nos sete dias depois da compra, desista pelo pedido, no seu perfil, mesmo que já haja estudantes nas vagas: devolvemos tudo. Na mesma hora, o Premium que vinha da turma se fecha, e as turmas ficam guardadas, sem acesso, até você ter outra licença.',
      ],
    },
    {
      id: 'defeito',
      heading: 'O arquivo veio com defeito ou diferente do anunciado',
      blocks: [
        'Se o PDF não abrir, vier incompleto ou não for o que a página do produto mostrava, escreva para nós com o número do pedido e uma descrição do problema. Corrigimos ou substituímos o arquivo. Se isso não resolver, você pode escolher entre outro material equivalente e o dinheiro de volta. Esses direitos estão nos arts. 18 e 35 do Código de Defesa do Consumidor e não dependem do prazo de sete dias.',
      ],
    },
    {
      id: 'troca',
      heading: 'Quero trocar por outra apostila',
      blocks: [
        'Comprou o volume errado? Dentro dos sete dias, peça a desistência e faça a compra certa, ou diga na mensagem qual material você quer: se os preços forem iguais, fazemos a troca; se forem diferentes, explicamos como acertar o valor antes de qualquer mudança.',
      ],
    },
    {
      id: 'gratuitos',
      heading: 'Materiais gratuitos',
      blocks: [
        'Em materiais gratuitos não há valor a devolver. Se não quiser mais o material no seu perfil, basta pedir que o retiremos.',
      ],
    },
    {
      id: 'quem-atende',
      heading: 'Quem atende',
      blocks: [
        '{shop.name}[[, {shop.taxId}]][[, {shop.address}]].[[ E-mail: {shop.email}.]][[ Telefone: {shop.phone}.]] Respondemos em até cinco dias (art. 4º do Decreto nº 7.962/2013). Se não concordar com a resposta, procure o Procon da sua cidade.',
      ],
    },
  ],
}
