import type { SeedPost } from '../types'

export const post: SeedPost = {
  id: 'post-trung-thu-hang-ma',
  slug: 'trung-thu-hang-ma',
  titleVi: 'Trung thu trên phố Hàng Mã',
  titleEn: 'Mid-Autumn on Hang Ma: Hanoi’s street of lanterns',
  summaryVi:
    'Đèn ông sao, tò he, đèn kéo quân, bánh nướng bánh dẻo và tiếng trống múa lân: đi chơi Hàng Mã sao cho vẫn còn thấy được cái Tết của trẻ con giữa biển người.',
  summaryEn:
    'Star lamps, dough figurines, shadow lanterns, mooncakes and lion drums: how to enjoy Hanoi’s brightest festival street without being carried off by the crowd.',
  coverImage: '@assets/art/post-trung-thu-hang-ma',
  tags: ['Hà Nội', 'Hàng Mã', 'Trung thu'],
  publishedAt: '2025-10-04T01:30:00.000Z',
  contentPillar: 'cultural-immersion',
  readingTimeMinutes: 4,
  destinationSlug: 'hanoi',
  featured: true,
  bodyVi: `Chưa tới đầu phố đã thấy trời đỏ. Không phải ráng chiều mà là hàng nghìn chiếc đèn lồng treo từ mái hiên bên này sang mái hiên bên kia, hắt lên mặt người, lên cả mảng tường rêu của nhà ống trăm tuổi. Quanh năm Hàng Mã bán vàng mã, giấy trang kim và đồ trang trí. Nhưng mấy tuần trước rằm tháng Tám, con phố ngắn này là của trẻ con, và của những người lớn muốn làm trẻ con thêm một buổi tối.

Năm nay nhuận tháng Sáu nên trăng rằm về muộn: Trung thu rơi vào thứ Hai, ngày 6 tháng 10.

## Một cái Tết về muộn trong ngày

Tết Trung thu không ồn từ sáng. Ban ngày, Hàng Mã là phố buôn: người ta dỡ hàng, treo đèn, mặc cả, trống thử tùng tùng vài tiếng rồi thôi. Năm giờ chiều đèn bắt đầu lên. Bảy giờ, dòng người đặc lại, bố công kênh con trên vai, các cô mặc áo dài chen nhau tìm góc chụp.

Rồi trống dồn. Đoàn lân của đám thanh niên trong phố rẽ ra, đầu lân lắc lư giữa rừng điện thoại giơ cao, ông Địa phe phẩy quạt mo đi trước dẹp đường. Trẻ con vừa sợ vừa thích, nấp sau chân mẹ mà mắt không chớp.

## Ngôi sao năm cánh từ làng Báo Đáp

![Đèn ông sao giấy bóng kính đỏ, tua giấy viền quanh](@assets/art/spot-star-lantern)

Giữa bao nhiêu đèn nhựa nhấp nháy phát nhạc, thứ đẹp nhất vẫn là chiếc đèn ông sao: năm cánh nan tre, dán giấy bóng kính đỏ, vòng tua giấy viền quanh, cầm lên nhẹ như không. Nhiều chiếc bán ở đây làm từ làng Báo Đáp, đất Nam Định cũ, nay thuộc Ninh Bình. Đèn dán tay thì giấy căng phẳng, mép hồ còn hơi lem, hai cánh không bao giờ giống hệt nhau.

Đèn kéo quân khó tìm hơn. Thắp ngọn nến trong lòng đèn, hơi nóng bốc lên làm quay tán giấy, và bóng những người lính, ông nghè, cô gánh nước nối nhau chạy vòng quanh thành đèn. Thời chưa có màn hình, đấy là rạp chiếu phim của cả xóm.

Còn có mặt nạ giấy bồi, trống bỏi, tàu thủy sắt tây chạy bằng bấc dầu, những thứ từng suýt vắng bóng trước đồ chơi nhựa.

## Con gà trên đầu que

Ở góc phố, một bác nghệ nhân làng Xuân La ngồi bên hộp bột màu. Bác véo một mẩu đỏ, một mẩu vàng, vê, ấn, dùng chiếc lược nhỏ khía vài đường, chưa đầy ba phút đã có con gà trống dựng mào trên đầu que tre. Đấy là tò he, nặn bằng bột nếp pha bột tẻ hấp chín; ngày xưa chơi chán thì ăn luôn.

Cậu bé trước tôi đòi siêu nhân. Bác nặn siêu nhân. Đến lượt em gái, nó nghĩ mãi rồi xin “con trăng”. Bác phì cười, vê một viên tròn vàng óng, gắn thêm chú thỏ. Nhớ mua một con trước khi giơ máy.

Muốn tự tay làm, hãy để ý chương trình Trung thu của Bảo tàng Dân tộc học và Hoàng thành Thăng Long. Hai nơi thường mời nghệ nhân tới dạy phất đèn, nặn tò he, tô mặt nạ; sân rộng cho trẻ chạy.

## Bánh nướng, bánh dẻo và ấm trà

![Bánh nướng cắt một góc, lộ lòng đỏ trứng muối](@assets/art/spot-mooncake)

Đi chơi về phải có bánh. Bánh nướng vỏ nâu bóng, nhân thập cẩm lẫn lạp xưởng, mứt bí, hạt dưa, mỡ phần và sợi lá chanh thái chỉ, cắn một miếng có đủ mặn ngọt bùi. Bánh dẻo trắng tinh, bột nếp rang nhào với nước đường và nước hoa bưởi, nhân đậu xanh hoặc hạt sen, ngọt lắm, nên mới sinh ra ấm chè mạn uống kèm.

Dịp này trên phố Thụy Khuê thường thấy hàng dài người kiên nhẫn đợi mua bánh kiểu cũ. Ngại xếp hàng thì mua vài chiếc lẻ ở tiệm nhỏ, bày bên quả hồng đỏ, nải chuối trứng cuốc và gói cốm là thành mâm cỗ.

> Cắt bánh nhớ cắt nhỏ. Trung thu là chuyện chia nhau.

## Chen thế nào cho vui

Những tối cuối tuần sát rằm, Hàng Mã đông tới mức chỉ trôi chứ không đi. Các phố quanh đây thường cấm xe, nên gửi xe từ xa rồi cuốc bộ. Hãy vào từ phía Phùng Hưng hoặc Hàng Lược, đi một chiều tới Hàng Đường, đừng cố quay ngược lại, và hẹn trước một chỗ gặp phòng lúc lạc nhau, chẳng hạn cổng chợ Đồng Xuân.

Nhiều cửa hàng treo biển thu tiền chụp ảnh hoặc chỉ cho khách mua chụp. Cũng phải thôi, mùa bán chỉ có mấy tuần. Mua chiếc đèn nhỏ rồi chụp cho thoải mái.

Nhưng nếu hỏi tôi, giờ đẹp nhất là tám giờ sáng ngày thường. Phố vắng, nắng xiên qua giấy bóng kính, đổ những mảng đỏ, xanh, vàng xuống mặt đường, và các bà chủ hàng còn rảnh tay để kể rằng ngày xưa đèn thắp nến, cháy là chuyện cơm bữa, khóc rồi lại cười. Xem xong Hàng Mã, [Hà Nội](/where-to-go/hanoi) còn cả một ngày mùa thu để đi.`,
  bodyEn: `Before you reach the street, the sky over it is red. Thousands of lanterns hang from the eaves on both sides of Hang Ma, throwing colour onto faces and the mossy walls of hundred-year-old houses. For most of the year this short Old Quarter street sells votive paper, the offerings that Vietnamese families burn for their ancestors, and party decorations. In the weeks before the full moon of the eighth lunar month it belongs to children, and to adults who would like one more evening of it.

This year had an extra lunar month in summer, so the moon comes late: Tet Trung Thu, the Mid-Autumn Festival, falls on Monday 6 October.

## A festival that wakes at dusk

By day Hang Ma is a place of business. Stock is unloaded, lamps are hung, prices are argued over, someone tries a drum and stops. The lights come up at about five. By seven the crowd has set solid, fathers carry toddlers on their shoulders, and women in *áo dài* hunt for a corner to be photographed in.

Then the drumming starts in earnest. A lion troupe of local boys swings out of a side street, the great head tossing among the raised phones, with moon-faced Ông Địa, the earth god, fanning a path in front. Small children watch from behind their mothers’ legs, not blinking.

## A star from Bao Dap

![A star lantern of red cellophane with paper tassels](@assets/art/spot-star-lantern)

Among all the battery lamps that flash and play tunes, the loveliest thing on sale is still the *đèn ông sao*, the star lamp: five points of split bamboo, red cellophane, a ring of paper fringe, so light you hardly feel it. Many come from Bao Dap, a craft village in what was Nam Dinh province and is now part of Ninh Binh. On a handmade one the cellophane is drum-tight, the glue has strayed a little and no two points match.

Harder to find is the *đèn kéo quân*, the “marching troops” lantern. You light a candle inside; the hot air turns a paper vane, and the shadows of soldiers, scholars and water-carriers chase each other around the walls. Before there were screens, this was the neighbourhood cinema.

Look too for papier-mâché masks, hand drums and little tin boats powered by a burning wick, all nearly wiped out by plastic.

## A rooster on a stick

On a corner sat a craftsman from Xuan La village with a box of coloured dough. A pinch of red, a pinch of yellow, a few lines pressed in with a small comb, and in under three minutes there was a rooster on a bamboo stick. This is *tò he*, made from steamed rice dough. Children used to eat it when they tired of playing.

The boy in front of me wanted a superhero and got one. His sister thought for a long time and asked for “a moon”. The old man laughed, rolled a perfect yellow ball and added a rabbit. Buy a figure before you raise a camera.

To try it yourself, look up the Mid-Autumn programmes at the Vietnam Museum of Ethnology and the Imperial Citadel of Thang Long. Both usually invite artisans to teach lantern-making, dough modelling and mask painting.

## Two mooncakes and a pot of tea

![A baked mooncake with a wedge cut out and a salted yolk inside](@assets/art/spot-mooncake)

There must be cake afterwards. *Bánh nướng* is baked, brown and glossy, classically filled with Chinese sausage, candied winter melon, melon seeds, pork fat and shreds of lime leaf: salty, sweet and nutty in one bite. *Bánh dẻo* is its snow-white, unbaked sibling, roasted sticky-rice flour kneaded with syrup and pomelo-blossom water around mung bean or lotus seed. It is very sweet, hence the strong tea.

On Thuy Khue street you’ll see long, patient queues for old-style cakes. Otherwise buy a couple from a small bakery and set them out with persimmons, ripe bananas and *cốm*, young green rice.

> Cut the cakes small. Mid-Autumn is about sharing.

## Going with the flow, literally

On the weekend evenings before full moon you don’t walk down Hang Ma so much as drift. Surrounding streets are usually closed to traffic. Enter from Phung Hung or Hang Luoc, float towards Hang Duong and don’t try to turn back. Agree on a meeting point, such as the front of Dong Xuan market.

Some shops charge for photographs, or allow them only to customers. Fair enough: the season is a few weeks long. Buy a small lamp and snap away.

The best time of all, though, is eight on a weekday morning. The street is quiet, sun slants through the cellophane and drops red, green and yellow onto the road, and the shopkeepers have time to tell you how lanterns held real candles once, how they caught fire, and how everyone cried and then laughed. And you still have a whole autumn day in [Hanoi](/where-to-go/hanoi).`,
  highlightsVi: [
    'Phố đèn lồng Hàng Mã lúc vừa lên đèn',
    'Đèn ông sao dán tay từ làng Báo Đáp',
    'Xem nghệ nhân Xuân La nặn tò he trong ba phút',
    'Đoàn lân và ông Địa len qua phố cổ',
    'Miếng bánh dẻo thơm hoa bưởi bên chén chè mạn',
  ],
  highlightsEn: [
    'Hang Ma at the moment the lanterns come on',
    'Hand-glued star lamps from Bao Dap village',
    'A Xuan La artisan modelling dough toys in three minutes',
    'Lion dancers and the earth god in the Old Quarter',
    'Pomelo-scented bánh dẻo with strong green tea',
  ],
  travelTipsVi: [
    'Đi cùng trẻ nhỏ nên chọn buổi sáng hoặc cuối giờ chiều, ghi số điện thoại bố mẹ bỏ vào túi áo con.',
    'Đeo ba lô ra trước ngực, cất điện thoại khi không dùng: phố đông dễ bị móc túi.',
    'Hỏi giá trước và mặc cả nhẹ nhàng; càng sát rằm giá càng lên, qua rằm giảm hẳn.',
    'Gửi xe ở bãi có vé và niêm yết giá, hoặc đi xe buýt, gọi xe công nghệ xuống cách đó vài phố.',
    'Đầu tháng Mười Hà Nội vẫn có thể mưa lớn; xem dự báo và mang áo mưa, đừng mang ô vào chỗ đông.',
  ],
  travelTipsEn: [
    'The date follows the lunar calendar, usually mid-September to early October, so check it before booking flights.',
    'With small children, come in the morning or before five, and put a card with your phone number in their pocket.',
    'Wear your bag in front and keep your phone away when not in use; pickpockets like this crowd too.',
    'Ask the price first and bargain gently. Lanterns cost more as the full moon nears and far less the day after.',
    'Heavy rain is still possible in early October. Bring a poncho rather than an umbrella.',
  ],
}
