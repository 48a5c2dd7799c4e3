import { topicPage } from './with-topic-facts'

export const content = topicPage({
  slug: 'street-food-etiquette',
  meta: {
    titleVi: 'Ăn vỉa hè Việt Nam: chọn hàng, gọi món, trả tiền',
    titleEn: 'Vietnam street food: choosing a stall, ordering, paying',
    descriptionVi:
      'Nhìn đâu biết hàng đáng ngồi, gọi món không cần thực đơn, hỏi giá trước hay sau, giữ bụng, dị ứng và ăn chay nói thế nào, dắt trẻ nhỏ ra hàng quán cần gì.',
    descriptionEn:
      'How to judge a stall, order without a menu, pay without surprises, look after your stomach, explain allergies or a vegetarian diet, and bring children along.',
  },
  category: 'cuisine',
  titleVi: 'Ăn vỉa hè: chọn hàng, gọi món, giữ bụng',
  titleEn: 'Street food: how to choose, order and behave',
  descriptionVi:
    'Nhìn đâu biết hàng đáng ngồi, gọi món sao cho nhanh, trả tiền thế nào cho khỏi hớ, dị ứng và ăn chay nói ra sao, dắt con nhỏ theo cần gì.',
  descriptionEn:
    'How to pick a stall, order without a menu, pay without surprises, explain an allergy or a vegetarian diet, and bring children along to those tiny stools.',
  tagsVi: ['vỉa hè', 'gọi món', 'vệ sinh', 'dị ứng', 'ăn chay'],
  tagsEn: ['street food', 'etiquette', 'hygiene', 'allergies', 'with children'],
  imageAltVi: 'Dãy ghế nhựa thấp quanh một xe hàng sáng đèn lúc chạng vạng',
  imageAltEn: 'Low plastic stools around a food cart lit by a single lamp at dusk',
  publishedDate: '2026-03-12',
  featured: false,
  relatedDestinations: ['hanoi', 'ho-chi-minh-city', 'hue', 'da-nang'],
  contentVi: `
Hàng ăn vỉa hè không có thực đơn dài, cũng không có ai đứng chào. Bù lại, người nấu đứng ngay trước mặt, nồi nước đang sôi, và món ấy họ đã nấu mấy chục năm. Biết vài điều dưới đây thì tới tỉnh nào cũng ngồi xuống ăn được.

## Chọn hàng

- Đông người địa phương, nhất là có cả trẻ con và ông bà, vào đúng giờ của món ấy.
- Chỉ bán một hai món. Bảng ghi hai chục món thì khó có món nào tươi.
- Đồ chín để cao, có che đậy; người cầm tiền khác người bốc đồ ăn, hoặc có gắp, có găng.
- Bát đũa rửa dưới vòi, không phải một chậu nước đục.
- Nồi nước sôi thật, dầu chiên còn trong.

Đi lệch giờ là lỗi hay gặp nhất: hàng bún sáng lúc mười một giờ chỉ còn đáy nồi.

## Gọi và ngồi

Đi thẳng tới quầy, nói món và số lượng trước rồi hãy tìm chỗ. Bàn còn ghế thì hỏi “ngồi ghép được không”, ở đây ai cũng ghép. Xưng hô cô, chú, anh, chị, em theo tuổi là câu chuyện dễ hẳn. Không thấy bảng giá thì hỏi ngay lúc gọi; tính theo tô, theo đĩa hay theo cân (ốc, hải sản) phải rõ từ đầu.

Khăn lạnh, quẩy, trứng cút, chả để sẵn trên bàn phần lớn tính tiền riêng, không dùng thì thôi. Đũa và thìa lau lại bằng giấy là thói quen chung, không ai giận.

## Trả tiền

Ăn xong mới trả, gọi “tính tiền” hoặc ra quầy. Gần như hàng nào cũng có mã QR chuyển khoản, nhưng vẫn nên thủ sẵn tờ 10.000, 20.000, 50.000: sạp sáng sớm ít tiền thối cho tờ 500.000. Không cần tiền bo, thấy ngon thì khen một câu và hôm sau quay lại.

## Giữ cái bụng

Món nóng, nấu trước mặt là an toàn nhất. Ngày đầu hãy dè rau sống, tiết canh thì bỏ hẳn. Đá viên rỗng ruột do xưởng làm, ổn hơn đá cây đập vụn. Ốc, sò chỉ ăn ở chỗ đông khách, hàng luân chuyển nhanh. Bụng yếu thì mang theo oresol; đi ngoài ra máu, sốt cao hay quá hai ngày không đỡ thì đi khám.

## Dị ứng, ăn chay và trẻ nhỏ

Nói rõ hậu quả thì người bán mới để tâm: “Cháu dị ứng đậu phộng, ăn vào phải đi cấp cứu.” (Ra Bắc thì gọi là lạc.) Đậu phộng rắc trên rất nhiều món trộn. Tôm khô, mắm tôm, nước mắm nằm sẵn trong nước dùng và nước chấm, chảo và dầu thì dùng chung. Dị ứng nặng nên chọn quán có bếp riêng.

Người ăn chay tìm chữ “chay”. Mùng một và rằm, quán chay đông và nhiều món hẳn lên.

Có con đi cùng thì chọn bàn sát tường, xa bếp than và nồi nước. Phở, cháo, bánh mì, bánh cuốn, cơm gà đều hợp miệng trẻ. Dặn “không cay” và xin thêm cái bát. Ghế thấp vừa tầm các bé, chỉ người lớn mới mỏi gối.

## Những điều nên tránh

Ngồi giữ bàn cả tiếng khi khách đang chờ; chụp sát mặt người bán mà không hỏi; mang đồ hàng khác tới ngồi nhờ mà không mua gì; cắm đũa thẳng đứng trong bát cơm; mặc cả một tô bún đã niêm yết giá.
`,
  contentEn: `
A street stall has no long menu and nobody to seat you. What it has is a cook standing in front of you, a pot at the boil and one dish made every day for decades. A few habits will get you fed in any town in the country.

## Choosing a stall

- Local people, especially children and grandparents, at the right hour for that dish.
- One or two dishes only. Twenty on the sign means little is fresh.
- Cooked food covered and off the ground; one person handles money, another the food.
- Bowls rinsed under a tap, not in one grey basin.
- Soup really boiling, frying oil still clear.

The commonest mistake is the wrong hour. A breakfast stall at eleven is scraping the pot.

## Ordering and sitting

Go to the counter, point, hold up fingers, then find a stool. Sharing a table with strangers is normal; a nod is enough. If no price is posted, ask *bao nhiêu?* (how much?) before you order, and whether shellfish is charged by plate or by weight.

Wet tissues, fried dough, quail eggs and sausage already on the table are usually charged if you touch them. Wiping your chopsticks with a paper napkin is what everyone does.

## Paying

Eat first, pay after: say *tính tiền* or walk to the cook. The QR codes on every cart are for Vietnamese bank apps, so carry cash in notes of 10,000, 20,000 and 50,000 VND. A 500,000 VND note at 6 am is a problem for both of you. Tips aren’t expected; coming back tomorrow is the compliment.

## Looking after your stomach

Hot food cooked in front of you is the safest. Go easy on raw herbs for the first day or two, and skip raw blood pudding (*tiết canh*) altogether. Ice in hollow cylinders comes from a factory; crushed block ice is more of a gamble. Eat shellfish where turnover is fast. Carry rehydration salts. Blood, high fever or more than two days of it means a doctor.

## Allergies, vegetarians, children

Say the consequence, not just the word: *tôi dị ứng đậu phộng* (I’m allergic to peanuts; in the north say *lạc*), then *rất nguy hiểm* (very dangerous). Write it on your phone. Peanuts top many dishes; shrimp and fish sauce are inside broths and dips; woks and oil are shared. With a severe allergy, eat where there is a proper kitchen.

For vegetarians the word is *chay*, a Buddhist diet without meat, fish or fish sauce. Without it, “vegetable noodles” may well come in beef stock. On the 1st and 15th of the lunar month chay places are at their fullest and best.

With children, take a table by the wall, away from charcoal and soup pots. Phở, rice porridge, bánh mì, steamed rice rolls and chicken rice suit most children; say *không cay* (not spicy) and ask for an extra bowl. The stools fit them better than you.

## What not to do

Don’t hold a table for an hour while others wait, photograph a vendor’s face without asking, sit down with food from elsewhere and buy nothing, stand chopsticks upright in rice (it recalls funeral incense), or haggle over a bowl with a printed price.
`,
  tipsVi: [
    'Hỏi cô chủ nhà trọ “sáng chị ăn ở đâu” thường hữu ích hơn mọi bảng xếp hạng.',
    'Luôn có giấy, nước rửa tay và một gói oresol trong túi.',
    'Uống nước: chọn chai còn nguyên niêm, hoặc trà nóng.',
    'Ghi sẵn món dị ứng trong điện thoại để đưa cho bếp đọc, đỡ nghe nhầm giữa chợ.',
    'Bỏ giấy và xương đúng chỗ quán để: có nơi là sọt dưới gầm bàn.',
  ],
  tipsEn: [
    'Ask your host where they had breakfast today; it beats any ranking.',
    'Keep tissues, hand gel and a sachet of rehydration salts in your bag.',
    'Drink from sealed bottles, or take hot tea.',
    'Save your allergy in Vietnamese as a screenshot, so it works without a signal.',
    'Look under the table for a bin before you decide where bones and napkins go.',
  ],
})
