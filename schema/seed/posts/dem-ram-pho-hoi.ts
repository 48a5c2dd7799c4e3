import type { SeedPost } from '../types'

export const post: SeedPost = {
  id: 'post-dem-ram-pho-hoi',
  slug: 'dem-ram-pho-hoi',
  titleVi: 'Đêm rằm phố Hội, khi đèn điện nhường chỗ cho đèn lồng',
  titleEn: 'Full-moon nights in Hoi An, when the lanterns take over',
  summaryVi:
    'Mười bốn âm lịch mỗi tháng, phố cổ Hội An tắt đèn điện. Đứng đâu để thấy trăng, nghe bài chòi thế nào cho vui, ăn gì, và nên nghĩ gì trước khi thả hoa đăng.',
  summaryEn:
    'On the fourteenth of each lunar month Hoi An’s old town turns off its electric lights. Where to stand, how to play bài chòi, what to eat, whether to float a lantern.',
  coverImage: '@assets/art/post-dem-ram-pho-hoi',
  tags: ['Hội An', 'Sông Hoài', 'Bài chòi', 'Cao lầu'],
  publishedAt: '2026-01-31T02:30:00.000Z',
  contentPillar: 'cultural-immersion',
  readingTimeMinutes: 4,
  destinationSlug: 'hoi-an',
  featured: true,
  bodyVi: `Không có tiếng còi báo, cũng chẳng ai đếm ngược. Đang đứng trước một tiệm vải trên đường Nguyễn Thái Học, tôi thấy bảng hiệu bên kia đường tắt, rồi bóng tuýp trong hiên tắt theo, rồi cả dãy phố lịm xuống như người khép mắt. Có vài giây tối hẳn. Sau đó những chiếc đèn lồng hiện lên từng cái một – đỏ, vàng nghệ, xanh cổ vịt – và mấy bức tường vôi vàng ngả sang màu mật.

Đó là đêm mười bốn âm lịch, đêm mà người [Hội An](/where-to-go/hoi-an) gọi gọn là “đêm phố cổ”. Lệ này có từ năm 1998. Tháng nào cũng vậy, chập tối là các nhà trong khu phố cổ tắt bớt đèn điện, xe máy không vào, để vài tiếng đồng hồ cho ánh nến và cho mặt trăng.

## Mười bốn, không phải mười lăm

Nhiều người canh đúng ngày rằm mà đi, tới nơi thì lỡ mất một hôm. Hội An làm hội đêm mười bốn. Chiều hôm ấy, để ý trước cửa nhiều nhà sẽ thấy một chiếc bàn con bày bình bông, dĩa trái cây, chén chè, ít giấy tiền vàng bạc; nhà buôn cúng trước, bán sau. Khách cứ đi qua, chỉ xin đừng chen vào giữa bàn cúng để chụp hình.

Nói cho thật thì phố không tối om. Vài quán bên An Hội vẫn sáng, người ta vẫn soi đèn điện thoại. Nhưng đi sâu vào khúc Phan Bội Châu phía đông, nơi mấy căn nhà kiểu Pháp hiên rộng cột trắng và ít quán xá hơn, bạn sẽ gặp đúng cái bóng tối mà mình đi tìm.

## Nghe hô bài chòi

Bên bờ sông, người ta quây quần quanh một chiếu bài chòi. Mỗi người mua một thẻ tre, trên thẻ ghi tên ba con bài. Anh Hiệu, chị Hiệu rút bài từ trong ống rồi không đọc ngay, mà hát: một câu lục bát, một điệu xuân nữ, dẫn dắt vòng vo cho cả đám đoán già đoán non. Đến chữ cuối tên con bài mới lộ. Ai trúng thì được trao một lá cờ con; đủ ba lá, mõ gõ liên hồi, phần thưởng có khi chỉ là chiếc đèn lồng nhỏ.

Không hiểu giọng Quảng cũng vui. Ông Tây ngồi cạnh tôi chẳng biết một tiếng, mà thấy bà cụ hàng trước vỗ đùi cười là ông cười theo, cười tới chảy nước mắt. Nghệ thuật bài chòi Trung Bộ được UNESCO ghi danh năm 2017; ngồi ở đây thì thấy nó còn sống là nhờ mấy bà cụ hàng trước.

## Đèn trên sông, và chuyện sau đó

![Hoa đăng giấy đỏ thắp nến, trôi trên nước](@assets/art/spot-river-lantern)

Hoa đăng là phần được chụp nhiều nhất. Một hộp giấy màu, một mẩu nến, thả xuống sông Hoài, khấn một điều. Từng chiếc thì nhỏ nhoi, cả nghìn chiếc thì mặt sông như dải ngân hà bị ai làm đổ.

Nhưng tôi từng ở lại muộn. Chừng hơn mười giờ, khách vãn, có người chèo ghe cầm vợt đi vớt: giấy sũng, nến dở, có chiếc lẫn cả bìa nhựa. Vớt không bao giờ hết. Phần còn lại theo nước về Cửa Đại.

> Điều ước thì nhẹ. Cái hộp thì phải có người vớt.

Tôi không khuyên ai bỏ hẳn. Muốn thả, hãy thả một chiếc chung cho cả nhà, hỏi mua loại giấy không tráng, không có phần nhựa, và thả gần bờ phía có thuyền vớt. Hoặc cứ đứng nhìn đèn của người khác. Lời khấn không cần hộp vẫn là lời khấn.

## Đứng ở đâu

![Một chiếc đèn lồng đỏ và con mèo ngồi bên dưới](@assets/art/spot-silk-lantern)

Cầu An Hội cho tấm hình ai cũng có, kèm theo bả vai của đủ mọi người. Tôi thích ba chỗ khác. Một là quãng bờ sông Bạch Đằng phía chợ, quay mặt về hướng đông: trăng mười bốn mọc từ lúc trời chưa tối, bảy giờ đã lên khỏi rặng cây bên Cẩm Nam. Hai là cầu Cẩm Nam, nhìn lại thấy cả dải phố lấp lánh dưới nước. Ba là bất kỳ con hẻm nào nối Trần Phú với Nguyễn Thái Học, nơi chỉ có một cái đèn lồng và một con mèo.

Vào các nhà cổ, hội quán thì cần vé tham quan, bán ở các quầy quanh phố, nhiều năm nay khoảng 80.000 đồng cho khách Việt. Tiền vé góp vào việc trùng tu; nghĩ tới mấy mái ngói âm dương qua bao mùa lụt, tôi thấy không đắt.

## Ăn gì cho hết đêm

Cao lầu ăn trước khi phố đông. Sợi mì vàng xám, dai, chan chút nước thịt xá xíu, rau sống Trà Quế lót dưới, tóp mì giòn rắc trên. Người già vẫn bảo phải nước giếng Bá Lễ, tro củi Cù Lao Chàm mới ra được sợi ấy.

Còn để kết thúc đêm, tôi đi bộ qua Cẩm Nam ăn chè bắp. Bắp nếp trồng ngay trên bãi bồi, hạt non, nấu sánh, ngọt thanh, chan muỗng nước cốt dừa. Ngồi ghế thấp nhìn về phố, tới lúc đèn điện bật lại, cả dãy nhà sáng choang. Bà bán chè che mắt, nói một câu: “Chói chi dữ rứa”. Tôi cũng thấy vậy.
`,
  bodyEn: `Nobody counts down. I was standing outside a cloth shop on Nguyen Thai Hoc when the sign across the street went off, then the strip light in the porch, and then the whole row dimmed like someone closing their eyes. For a few seconds it was properly dark. After that the lanterns came up one at a time – red, turmeric yellow, teal – and the old limewashed walls turned the colour of honey.

This was the fourteenth night of the lunar month, which people in [Hoi An](/where-to-go/hoi-an) simply call “old town night”. Every month since 1998, soon after dusk, houses in the old quarter turn off most of their electric lights, motorbikes stay out, and for a few hours the place belongs to candles and the moon.

## The fourteenth, not the fifteenth

In Vietnam the full moon is marked on the fifteenth lunar day, and plenty of visitors arrive on that date and find they’ve missed it. Hoi An celebrates the night before. In the late afternoon many families set out a small table with flowers, fruit, bowls of sweet soup and paper votive money. Shopkeepers make their offerings first and sell afterwards. Just don’t crowd the table for a photograph.

The town isn’t pitch-black: a few bars on the An Hoi side stay bright. But go east to Phan Boi Chau street, where the French-era houses have white colonnades and few shops, and you’ll find the darkness you came for.

## Bingo, sung

By the river a crowd gathers round a bài chòi game, which is roughly bingo crossed with folk opera. You buy a bamboo paddle with the names of three cards on it. The caller draws a card but doesn’t read it out. He sings it: a couplet that wanders through love, rice and bad husbands while everyone guesses, until the last syllable gives the name away. Each match earns you a little flag. Three flags and the wooden clapper goes wild. The prize may be a small lantern.

You don’t need the language. The man next to me had none of it, but when the old woman in front slapped her thigh he laughed too, until he was wiping his eyes. UNESCO listed the art of bài chòi in 2017. It’s the old women in the front row who keep it alive.

## Lights on the water, and what comes after

![A red paper lantern with a candle afloat on the river](@assets/art/spot-river-lantern)

The floating lanterns are what everybody photographs. A box of coloured paper, a stub of candle, set down on the Hoai River with a wish. One is a small thing. A thousand look as if someone has spilled the Milky Way.

But I once stayed late. After ten, when the crowds thinned, a boat came along with a man and a net, scooping up sodden paper, half-burned candles and bits of plastic-coated card. The rest go with the current towards the sea at Cua Dai.

> The wish weighs nothing. The box needs somebody to fish it out.

I’m not telling you to skip it. If you’d like to float one, share one between you, ask for plain uncoated paper with no plastic, and set it down close to the bank where the boats can reach it. Or just watch. A wish without a box is still a wish.

## Where to stand

![One red lantern, and a cat sitting below it](@assets/art/spot-silk-lantern)

An Hoi bridge gives you the picture everyone has, along with everyone’s shoulders. I prefer three other spots. First, the riverside on Bach Dang near the market, facing east: on the fourteenth the moon rises before dark, and by seven it’s clear of the trees on Cam Nam island. Second, Cam Nam bridge itself, looking back at the whole town upside down in the river. Third, any of the alleys between Tran Phu and Nguyen Thai Hoc with one lantern and one cat in it.

The merchants’ houses and assembly halls need the old-town ticket, sold at booths around the quarter and about 120,000 VND for foreign visitors for years now. It pays towards restoration, and after every flood season the old roofs need it.

## What to eat

Eat cao lầu early, before the lanes fill. It’s the town’s own noodle: thick, chewy, greyish-gold strands, slices of char siu pork, a spoonful of its juices, herbs underneath and crisp squares of fried dough on top. Old people insist the dough must be made with water from the Ba Le well and ash from the Cham Islands.

To finish, walk over to Cam Nam for chè bắp, a sweet soup of young sticky corn grown on the island’s own silt, with a spoon of coconut cream. From a low stool you can watch the town until the electricity comes back and the whole waterfront glares. The woman selling the soup shaded her eyes. “Much too bright,” she said, and it was.
`,
  highlightsVi: [
    'Khoảnh khắc cả dãy phố Nguyễn Thái Học tắt đèn điện',
    'Nghe anh Hiệu hô bài chòi và giữ ba lá cờ may mắn',
    'Trăng mười bốn lên khỏi rặng cây Cẩm Nam, nhìn từ bờ Bạch Đằng',
    'Khúc Phan Bội Châu yên tĩnh với dãy nhà kiểu Pháp',
    'Cao lầu trước giờ hội, chè bắp Cẩm Nam lúc tan hội',
  ],
  highlightsEn: [
    'The moment the electric lights go out along Nguyen Thai Hoc',
    'A round of bài chòi, bingo sung as folk theatre',
    'Moonrise over Cam Nam, seen from the Bach Dang riverside',
    'The quiet, colonnaded end of town on Phan Boi Chau street',
    'Cao lầu before the crowds, sweet corn soup after them',
  ],
  travelTipsVi: [
    'Các đêm 14 âm lịch: ngày 22/12/2026; năm 2027 là 21/1, 19/2, 21/3, 20/4, 19/5, 18/6, 17/7, 15/8, 14/9, 13/10, 11/11 và 11/12.',
    'Đến trước 5 giờ chiều để gửi xe ngoài phố cổ và ăn tối sớm; rằm tháng Giêng và Trung thu đông nhất.',
    'Đi thuyền thì mua vé ở quầy có niêm yết giá, mặc áo phao.',
    'Chụp ảnh: tắt đèn flash, tựa máy vào lan can, tăng ISO thay vì bật đèn.',
    'Tháng 10–11 nước sông có thể lên tới Bạch Đằng, nên hỏi chỗ ở trước khi đi.',
  ],
  travelTipsEn: [
    'Old town nights: 22 Dec 2026, then in 2027 on 21 Jan, 19 Feb, 21 Mar, 20 Apr, 19 May, 18 Jun, 17 Jul, 15 Aug, 14 Sep, 13 Oct, 11 Nov and 11 Dec.',
    'Arrive before 5 pm and eat early; the first full moon after Tet and Mid-Autumn are the busiest.',
    'For a boat ride, buy at a counter with posted prices and wear the life jacket.',
    'For photographs, turn off the flash, brace the camera on a railing and raise the ISO.',
    'In October and November the river can rise over Bach Dang street, so check with your hotel.',
  ],
}
