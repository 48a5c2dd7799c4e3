import { topicPage } from './with-topic-facts'

export const content = topicPage({
  slug: 'vietnamese-coffee',
  meta: {
    titleVi: 'Cà phê Việt Nam: pha phin, nâu đá, bạc xỉu, arabica',
    titleEn: 'Vietnamese coffee: what to order and how a phin works',
    descriptionVi:
      'Nâu đá, bạc xỉu, cà phê trứng, cà phê muối gọi ở đâu; pha phin mấy gam, mấy phút; mùa hoa, mùa hái ở Cầu Đất, Khe Sanh, Sơn La và cách chọn hạt nguyên chất.',
    descriptionEn:
      'Iced white, egg and salt coffee and where to drink them, a phin in grams and minutes, harvest in Cau Dat, Khe Sanh and Son La, and how to buy unadulterated beans.',
  },
  category: 'cuisine',
  titleVi: 'Cà phê Việt: từ phin đến arabica Cầu Đất',
  titleEn: 'Vietnamese coffee, from phin to highland arabica',
  descriptionVi:
    'Gọi nâu đá hay bạc xỉu, cà phê trứng hay cà phê muối; pha phin sao cho khỏi nhạt; mùa hái ở Cầu Đất, Khe Sanh, Sơn La và cách chọn hạt mang về.',
  descriptionEn:
    'What to order, how a phin works, when the cherries turn red in Cau Dat, Khe Sanh and Son La, and how to buy beans that are only beans.',
  tagsVi: ['cà phê phin', 'robusta', 'cà phê trứng', 'cà phê muối', 'Cầu Đất'],
  tagsEn: ['coffee', 'phin filter', 'egg coffee', 'salt coffee', 'Central Highlands'],
  imageAltVi: 'Phin cà phê nhỏ giọt xuống lớp sữa đặc, bên cạnh là cành cà phê trĩu quả chín đỏ',
  imageAltEn: 'A phin dripping over condensed milk beside coffee branches heavy with red cherries',
  publishedDate: '2025-10-02',
  featured: true,
  relatedDestinations: ['da-lat', 'hanoi', 'hue', 'ho-chi-minh-city'],
  contentVi: `
Sáu giờ sáng, ghế nhựa quay mặt ra đường, cái phin còn nhỏ giọt: nhiều người Việt chưa uống xong ly đầu thì chưa coi là sáng. Đi một vòng đất nước, cũng nên biết ly cà phê mỗi nơi một khác và hạt trong phin từ đâu tới.

## Cây của người Pháp, hạt của Tây Nguyên

Cây cà phê theo các nhà truyền giáo Pháp vào từ năm 1857. Sau Đổi mới, đất bazan Tây Nguyên phủ kín robusta và Việt Nam vươn lên thứ hai thế giới, chỉ sau Brazil. Robusta đắng, đậm, lượng caffeine gần gấp đôi arabica. Sữa tươi ngày xưa lại hiếm, nên sữa đặc thành bạn đồng hành.

## Một phin đúng kiểu

1. Tráng phin và ly bằng nước sôi.
2. Cho khoảng 20–25 g cà phê xay vừa, lắc phẳng, đặt nắp gài, đừng nén chặt.
3. Rót chừng 30 ml nước sôi vừa nhấc khỏi bếp, đợi gần một phút cho bột nở.
4. Rót thêm 80–100 ml, đậy nắp. Nước nhỏ hết trong bốn, năm phút là vừa; chảy ào ào là xay thô, tắc là xay mịn hoặc nén quá tay.

## Gọi gì, ở đâu

- **Cà phê sữa đá** (Bắc gọi nâu đá): khuấy cho tan sữa ở đáy rồi mới đổ đá.
- **Bạc xỉu**: gốc Chợ Lớn, sữa nhiều, cà phê chỉ đủ thơm; hợp người sợ mất ngủ.
- **Cà phê trứng**: [Hà Nội](/where-to-go/hanoi), ra đời năm 1946 giữa lúc thiếu sữa. Lòng đỏ đánh bông với sữa đặc, uống nóng, múc kem trước rồi hãy húp.
- **Cà phê muối**: [Huế](/where-to-go/hue), từ khoảng năm 2010. Lớp kem mặn làm vị đắng dịu lại, uống từng lớp hoặc khuấy đều.
- **Cà phê cốt dừa**: đá dừa xay mịn, rưới cà phê đậm; là món tráng miệng thì đúng hơn.

## Arabica vùng cao

Uống phin đậm đã quen thì thử arabica rang nhạt, pha giấy lọc. **Cầu Đất**, trên 1.500 m, cách trung tâm [Đà Lạt](/where-to-go/da-lat) hơn 20 km, chua thanh, hậu ngọt. **Khe Sanh** ở miền tây Quảng Trị và **Sơn La** phần lớn trồng giống Catimor, mấy năm nay sơ chế khéo lên trông thấy. Robusta bây giờ cũng có hàng tuyển: hái quả chín, phơi kỹ, thơm mùi ca cao chứ không gắt.

## Mùa hoa, mùa hái

Robusta nở hoa trắng khoảng tháng 2, tháng 3, thơm như hoa nhài. Quả chín từ tháng 10 đến tháng 1, hái rộ vào tháng 11 và tháng 12, nơi cao thì muộn hơn. Muốn vào vườn, hẹn chủ trước, đi buổi sáng, đừng giẫm lên bạt phơi. Ngày hái là ngày bận nhất năm: phụ một rổ rồi tránh ra cho người ta làm.

## Mua hạt mang về

Mua nguyên hạt, gói có ngày rang (trong vòng một tháng), ghi rõ giống và vùng trồng. Cà phê kiểu cũ hay được tẩm bơ, đường, có nơi độn bắp, đậu nành. Thích vị ấy thì cứ mua, nhưng phải đọc nhãn. Hạt bóng nhẫy, mùi bơ xộc lên là dấu hiệu.

> “Cà phê chồn” bán đầy chợ phần lớn là hương liệu. Thứ thật thì thường từ những con chồn bị nhốt. Bỏ qua cũng không tiếc.
`,
  contentEn: `
At six in the morning the plastic chairs face the street and the filters are already dripping. Coffee here is less a caffeine stop than a way of sitting down, and it changes from city to city.

## A French tree, a highland bean

French missionaries brought coffee in 1857. After the reforms of 1986 the red basalt of the Central Highlands filled with robusta, and Vietnam became the world’s second-largest producer, after Brazil. Robusta is bitter, heavy and close to twice as strong in caffeine as arabica. Fresh milk was scarce, so condensed milk did the job, and stayed.

## How to use a phin

1. Rinse the metal filter and the glass with boiling water.
2. Add 20–25 g of medium-ground coffee, level it, rest the press on top. Do not tamp.
3. Pour about 30 ml of water just off the boil and wait most of a minute.
4. Add 80–100 ml and put the lid on. Four to five minutes is right. If it gushes, the grind is too coarse; if it stops, too fine.

## What to order, and where

- **Cà phê sữa đá** (*nâu đá* in the north): stir up the condensed milk before the ice goes in.
- **Bạc xỉu**: a Cho Lon invention, mostly milk with a shot of coffee. Start here if robusta frightens you.
- **Egg coffee**: [Hanoi](/where-to-go/hanoi), 1946, when milk ran short. Yolk whipped with condensed milk; have it hot, spoon the foam, then sip.
- **Salt coffee**: [Hue](/where-to-go/hue), about 2010. Lightly salted cream over dark coffee; the salt takes the edge off the bitterness. Drink it in layers or stir.
- **Coconut coffee**: frozen coconut milk with strong coffee poured over. Call it dessert.

## Highland arabica

Ask a speciality café for a light roast by hand pour. **Cau Dat**, above 1,500 m and just over 20 km from central [Da Lat](/where-to-go/da-lat), gives bright, sweet cups. **Khe Sanh**, in the hills of western Quang Tri, and **Son La** in the northwest grow mostly the Catimor variety and process it better every year. Fine robusta exists now too: picked ripe, dried slowly, closer to cocoa than to burnt rubber.

## Flower and harvest

Robusta flowers white around February and March and smells of jasmine. Cherries ripen from October to January, later higher up, and most are picked in November and December. To see a farm, arrange it with the owner, come in the morning, and keep off the drying sheets. Harvest is the busiest time of the year: pick one basket, then get out of the way.

## Buying beans

Buy whole beans with a roast date, ideally within the last month, and the variety and region on the bag. Old-style roasts are finished with butter and sugar, and some are stretched with corn or soybeans. If you like that taste, buy it knowingly. Oily, shiny beans with a popcorn smell are the sign.

> Skip weasel coffee. Most of what markets sell is flavouring; the real thing usually comes from caged civets.
`,
  tipsVi: [
    'Uống robusta sau bốn giờ chiều là dễ thức tới khuya; chiều tối nên gọi bạc xỉu.',
    'Không ăn ngọt thì dặn “ít sữa” hoặc gọi đen đá không đường ngay từ đầu.',
    'Bình trà đá trên bàn thường miễn phí, uống xen kẽ cho đỡ gắt.',
    'Mua phin nhôm hoặc inox ở chợ, khoảng 30.000–80.000 đồng, nhẹ và bền.',
    'Mua gói có van một chiều để hành lý khỏi căng phồng; mang ra nước ngoài thì chọn hạt đã rang, hải quan dễ cho qua hơn hạt xanh.',
  ],
  tipsEn: [
    'A strong robusta after four in the afternoon can keep you up past midnight.',
    'Say ít sữa for less condensed milk, không đường for no sugar.',
    'The iced tea that arrives with your coffee is usually free; sip it between mouthfuls.',
    'An aluminium or steel phin costs about 30,000–80,000 VND ($1.20–3.20) and weighs nothing.',
    'For the suitcase choose a bag with a one-way valve, and roasted beans rather than green: customs are kinder to them.',
  ],
})
